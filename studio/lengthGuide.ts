/**
 * Draws the length guide: heads with a parting seen from behind, hair straight and wavy, with a rule where each length ends. Its
 * words and numbers stand over and beside it in the page (`views/sections/lengthGuide`):
 *
 *     npx tsx studio/lengthGuide.ts
 */
import fs from 'node:fs'
import { lengthGuide as guide } from '../views/sections/lengthGuide/drawing'
import { colours } from '../views/theme/tokens'

const file = `public${guide.file}`

/** So many bytes may it weigh. */
const limit = 6000

/** From the middle of the hair to its edge, and to where its rule ends. */
const reach = { head: 58, nape: 47, ends: 70, rule: 84 }

const strands = 27

/** Where the head is widest, and where the hair falls free of it. */
const widest = guide.top + 76
const fall = guide.top + 168

/** From the crown down. */
const parting = 52

const n = (value: number) => String(Math.round(value * 10) / 10)

/** A strand from the parting over the head, into the nape. @param at from -1, the left edge, to 1, the right one */
function overHead(centre: number, at: number): string {
  const x = (by: number) => n(centre + at * by)
  // The outer strands begin at the crown, the inner ones where the parting ends.
  const from = guide.top + parting * (1 - Math.abs(at)) ** 1.4
  const bow = (widest - from) * 0.55
  return `M${n(centre + Math.sign(at) * 2)} ${n(from)}C${x(reach.head * 0.62)} ${n(from - 1)} ${x(reach.head)} ${n(widest - bow)} ${x(reach.head)} ${widest}S${x(reach.nape)} ${fall - 42} ${x(reach.nape)} ${fall}`
}

/** The outer strands are shorter, so that the ends draw a soft curve. */
const endOf = (at: number, taken: number) =>
  guide.endOf(guide.lengths.at(-1) ?? 0, taken) - at ** 2 * 22

function straight(centre: number, at: number): string {
  const end = endOf(at, 0)
  const low = centre + at * reach.ends
  const from = n(centre + at * reach.nape)
  return `M${from} ${fall}C${from} ${fall + 42} ${n(low)} ${n(end - 130)} ${n(low)} ${n(end)}`
}

/** Arcs that grow wider as they fall; each begins in the direction in which the last one ended. */
function wavy(centre: number, at: number, taken: number): string {
  const arcs = 7
  const step = (endOf(at, taken) - fall) / arcs
  const drift = (at * (reach.ends - reach.nape)) / arcs
  const bend = (arc: number) => (arc % 2 === 0 ? 1 : -1) * (1 + arc * 1.5) + drift / 2
  let bent = bend(0)
  let path = `M${n(centre + at * reach.nape)} ${fall}q${n(bent)} ${n(step / 2)}`
  for (let arc = 1; arc <= arcs; arc += 1) {
    // The next control point mirrors this one, as it came out rounded.
    const across = Number(n(bent + bend(arc)))
    path += `${arc === 1 ? ' ' : 't'}${n(across)} ${n(step)}`
    bent = across - bent
  }
  return path
}

function hair(strand: (at: number) => string, attributes = ''): string {
  const all = Array.from({ length: strands }, (_, index) => strand((2 * index) / (strands - 1) - 1))
  return `<path${attributes} d="${all.join('')}"/>`
}

/** Ear, shoulder, arm and waist, a side each. */
function body(centre: number): string {
  const side = (s: number) => {
    const x = (by: number) => n(centre + s * by)
    return `M${x(58)} 112C${x(66)} 102 ${x(69)} 118 ${x(63)} 131C${x(61)} 136 ${x(58)} 137 ${x(56)} 134M${x(49)} 214C${x(52)} 230 ${x(70)} 237 ${x(92)} 243C${x(122)} 252 ${x(134)} 282 ${x(136)} 332L${x(142)} 460M${x(100)} 322C${x(98)} 396 ${x(82)} 450 ${x(80)} 500C${x(78)} 545 ${x(98)} 575 ${x(110)} 600`
  }
  return side(-1) + side(1)
}

/** From the number in the middle to the rule across the hair. */
function rules(centre: number, taken: number): string {
  const s = Math.sign(centre - guide.width / 2)
  return guide.lengths
    .map((cm) => {
      const level = n(guide.endOf(cm, taken))
      return `M${n(guide.width / 2 + s * 47)} ${n(guide.endOf(cm, 0))}L${n(centre - s * (reach.rule + 10))} ${level}H${n(centre + s * reach.rule)}`
    })
    .join('')
}

const [left, right] = guide.centres
const taken = guide.takenByWaves
/** The same on the right. */
const beside = (id: string) => `<use href="#${id}" x="${right - left}"/>`
const drawing =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${guide.width} ${guide.height}" fill="none" stroke-linecap="round" stroke-linejoin="round">
<path id="b" stroke="${colours.border}" stroke-width="1.2" d="${body(left)}"/>${beside('b')}
<g stroke="#573f30">${hair((at) => overHead(left, at), ' id="a"')}${beside('a')}${hair((at) => straight(left, at))}${hair((at) => wavy(right, at, taken))}</g>
<path stroke="${colours.bronze}" stroke-width="1.3" d="${rules(left, 0)}${rules(right, taken)}"/>
</svg>
`
    .replace(/([^\d.])0\.(?=\d)/g, '$1.')
    .replace(/(?<=\d) (?=-)/g, '')
if (drawing.length > limit) throw new Error(`${file} weighs ${drawing.length} bytes`)
fs.writeFileSync(file, drawing)
