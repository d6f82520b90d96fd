import { colour, type Point, round, type Strands } from './pencil'

const { paper, sand, bronze, gold, soft, espresso } = colour

/** The colour between two others. */
export function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, index: number) => Number.parseInt(hex.slice(index, index + 2), 16)
  const mixed = [1, 3, 5].map((index) =>
    Math.round(channel(from, index) * share + channel(to, index) * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${mixed.join('')}`
}

/** How a shade is drawn: the pencil's colour and strength, and the colour of what it covers. */
export interface Tone {
  line: string
  strength: number
  base: string
}

export const tones = {
  black: { line: espresso, strength: 0.85, base: mix(espresso, sand, 0.6) },
  dark: { line: espresso, strength: 0.65, base: mix(mix(espresso, bronze, 0.5), sand, 0.5) },
  brown: { line: espresso, strength: 0.5, base: mix(bronze, sand, 0.54) },
  ash: { line: soft, strength: 0.75, base: mix(soft, sand, 0.34) },
  golden: { line: bronze, strength: 0.8, base: mix(mix(bronze, gold, 0.4), sand, 0.42) },
  copper: {
    line: mix(bronze, espresso, 0.72),
    strength: 0.8,
    base: mix(mix(bronze, gold, 0.72), sand, 0.72),
  },
  honey: { line: bronze, strength: 0.7, base: mix(gold, sand, 0.6) },
  blonde: { line: bronze, strength: 0.55, base: mix(gold, paper, 0.34) },
  platinum: { line: bronze, strength: 0.45, base: mix(gold, paper, 0.1) },
  silver: { line: soft, strength: 0.55, base: mix(soft, paper, 0.2) },
} satisfies Record<string, Tone>

interface HairLook {
  /** Where the strands are drawn, each a transform; once as they are if none is given. */
  copies?: readonly string[]
  /** Breadth of the base under each strand. */
  wash?: number
  /** The line from root to tip along which light glances off, and the share of it that shines. */
  sheen?: readonly [number, number, number, number]
  shine?: number
  /** A second colour towards the tips. */
  tips?: string
  /** How far the shadow falls. */
  shadow?: Point
  pencil?: number
  /** What belongs to every copy besides its strands, such as a tab, and its colour if not paper. */
  extra?: string
  tint?: string
}

export const uses = (id: string, copies: readonly string[]) =>
  copies.map((at) => `<use href="#${id}"${at === '' ? '' : ` transform="${at}"`}/>`).join('')

/** Strands in one shade: a soft shadow, a base of colour, the pencil's lines. */
export function hair(id: string, strands: Strands, tone: Tone, look: HairLook = {}): string {
  const { copies = [''], wash = 3, sheen, shine = 0.4, tips, shadow, pencil = 0.9 } = look
  const stop = (offset: number, opacity: number, hue = tone.line) =>
    `<stop${offset ? ` offset="${round(offset, 2)}"` : ''} stop-color="${hue}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`
  const from = sheen
    ? `${sheen[0] ? `x1="${sheen[0]}" ` : ''}${sheen[1] ? `y1="${sheen[1]}" ` : ''}`
    : ''
  const gradient = sheen
    ? `<linearGradient id="s${id}" gradientUnits="userSpaceOnUse" ${from}x2="${sheen[2]}" y2="${sheen[3]}">${stop(0, 1)}${stop(shine, 0.22)}${stop(Math.min(shine + 0.25, 0.9), 1)}${stop(1, 0.7, tips)}</linearGradient>`
    : ''
  const unit = `<g id="${id}"><path d="${strands.body}" stroke="none"/><path d="${strands.lines}" fill="none"/>${look.extra ?? ''}</g>`
  const tint = look.tint ? ` color="${look.tint}"` : ''
  const single = copies.length === 1 && copies[0] === ''
  const whole = single ? id : `g${id}`
  const group = single ? '' : `<g id="${whole}">${uses(id, copies)}</g>`
  const shade = shadow
    ? `<use href="#${whole}" x="${shadow[0]}" y="${shadow[1]}" color="${espresso}" fill="${espresso}" stroke="${espresso}" stroke-width="${wash * 2}" opacity=".09"/>`
    : ''
  return `<defs>${gradient}${unit}${group}</defs>${shade}<use href="#${whole}"${tint} fill="${tone.base}" stroke="${tone.base}" stroke-width="${wash}"/><use href="#${whole}"${tint} stroke="${sheen ? `url(#s${id})` : tone.line}" stroke-width="${pencil}" stroke-opacity="${tone.strength}"/>`
}

/** Tufts that lie over one another, each covering what is under it. */
export function tufts(
  id: string,
  { lines, body }: Strands,
  { line, strength, base }: Tone,
  copies: readonly string[],
): string {
  return `<defs><g id="${id}"><path d="${body}" fill="${base}" stroke="${line}" stroke-width="1.2"/><path d="${lines}" stroke="${line}" stroke-width=".9" stroke-opacity="${strength}"/></g></defs>${uses(id, copies)}`
}

/** The strands of the unit `a` in one shade, whatever belongs to it on top. */
export const shaded = ({ line: hue, strength, base }: Tone, at: string, more = '') =>
  `<g transform="${at}"><use href="#a" fill="${base}" stroke="${base}" stroke-width="3"/><use href="#a" stroke="${hue}" stroke-opacity="${strength}"/>${more}</g>`

/** Strands to be drawn in several shades. */
export const unit = ({ lines, body }: Strands) =>
  `<g id="a"><path d="${body}" stroke="none"/><path d="${lines}" fill="none"/></g>`
