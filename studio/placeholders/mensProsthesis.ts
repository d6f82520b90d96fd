import { hair, type Tone, tones, unit, uses } from './hair'
import { crowned } from './heads'
import { colour } from './pencil'
import {
  line,
  linen,
  net,
  netting,
  type Scene,
  type Sheet,
  scissors,
  shadow,
  shape,
  teeth,
  walnut,
  wood,
} from './props'

const { paper, sand, hairline, bronze, gold } = colour

/** Hair systems seen from above: where each lies, how large it is and how full. */
function systems(
  { random }: Sheet,
  { line: hue, strength, base }: Tone,
  places: readonly (readonly [
    x: number,
    y: number,
    across: number,
    along: number,
    layers: number,
  ])[],
): string {
  const hairs = crowned(random, 28, [14, -38])
  const drawn = places.map(([x, y, across, along, layers]) => {
    const turned = [0, 5, -4, 9].slice(0, layers).map((angle) => `rotate(${angle} 14-38)`)
    return `<g transform="matrix(${across} 0 0 ${along} ${x} ${y})">${shadow(hairs.body, 7, 10)}<use href="#a" fill="${base}"/><g stroke="${hue}" stroke-width=".6" stroke-opacity="${strength}">${uses('a', turned)}</g></g>`
  })
  return `<defs>${unit(hairs)}</defs>${drawn.join('')}`
}

export const mens = {
  'protesi-uomo-3': (sheet) => {
    const strands = crowned(sheet.random, 36, [0, 0])
    const oval = (x: number, y: number) =>
      `M${300 - x} 375a${x} ${y} 0 1 0 ${2 * x} 0 ${x} ${y} 0 1 0-${2 * x} 0`
    return `${linen(sheet)}<defs>${netting(7)}</defs><g transform="matrix(2.15 0 0 2.65 300 375)">${hair('a', strands, tones.ash, { copies: ['', 'rotate(34)', 'rotate(71)scale(1.03)'], wash: 1, pencil: 0.45, shadow: [6, 8] })}</g>${shadow(oval(160, 206), 6, 8)}${shape(oval(160, 206), paper)}${net(oval(130, 174), sand)}<path d="${oval(145, 190)}" stroke="${bronze}" stroke-dasharray="5 5" opacity=".5"/>${line('M158 326q10-84 66-120', hairline, 6)}`
  },
  'protesi-uomo-4': (sheet) => {
    const flap = 'M92 418Q210 330 320 440T392 700z'
    return `${linen(sheet)}<clipPath id="c"><path d="M0 0H600V750H442L56 384z"/></clipPath><g clip-path="url(#c)">${systems(sheet, tones.black, [[310, 360, 2.2, 2.8, 4]])}</g>${shadow(flap, 14, -10)}<path d="${flap}" fill="${paper}" fill-opacity=".93" stroke="${bronze}"/>${line('M128 420Q226 366 306 456T380 652', hairline, 4)}${line('M150 436Q220 404 268 448', hairline, 2)}`
  },
  'protesi-uomo-6': (sheet) =>
    `${linen(sheet)}${systems(sheet, tones.ash, [
      [186, 240, 1.4, 1.75, 1],
      [410, 500, 1.45, 1.8, 4],
    ])}`,
  'protesi-uomo-7': (sheet) =>
    `${walnut(sheet)}${systems(sheet, tones.silver, [[228, 280, 1.6, 2, 4]])}${shadow('M404 186a66 66 0 1 0 132 0 66 66 0 1 0-132 0')}<circle cx="470" cy="186" r="66" fill="${paper}" stroke="${bronze}"/><circle cx="470" cy="186" r="54" stroke="${hairline}"/><circle cx="470" cy="186" r="32" fill="${gold}" stroke="${bronze}"/><circle cx="470" cy="186" r="24" fill="${wood}" stroke="${bronze}"/><g transform="rotate(-14 270 620)">${shadow('M100 550H400V630H100z', 8, 12)}${teeth('M104 606H398', 50, gold, 5, 7)}${shape('M96 556q0-8 8-8h290q8 0 8 8v26H96z', gold)}</g>${scissors('translate(500 530)rotate(14)scale(1.1)')}`,
} satisfies Record<string, Scene>
