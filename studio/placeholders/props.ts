/** The grounds, and the things that lie or stand on them. */
import { mix } from './hair'
import { colour, curve, lock, type Point, type Random, round, spread } from './pencil'

export interface Sheet {
  width: number
  height: number
  random: Random
}

export type Scene = (sheet: Sheet) => string

const { paper, sand, hairline, bronze, soft, espresso } = colour

/** The hues that mixing gives to wood, stone and shade. */
export const wood = mix(bronze, hairline, 0.3)
export const stone = mix(sand, paper, 0.5)

export const move = (x: number, y = 0) => `translate(${round(x)} ${round(y)})`
export const turn = (angle: number, x = 0, y = 0) => `rotate(${round(angle, 1)} ${x} ${y})`
/** Narrows towards the upright line at `x`; less than nothing mirrors there. */
export const squeeze = (share: number, x: number, down = 0) =>
  `matrix(${round(share, 2)} 0 0 1 ${round(x - x * share)} ${down})`

export const fill = ({ width, height }: Sheet, tint: string) =>
  `<path d="M0 0H${width}V${height}H0z" fill="${tint}"/>`

export const line = (d: string, stroke: string, width = 1, opacity = 1) =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

/** Any outline filled in one colour and drawn round with a fine line. */
export const shape = (d: string, tint: string, stroke: string = bronze, opacity = 1) =>
  `<path d="${d}" fill="${tint}" stroke="${stroke}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`

/** The shadow of an outline. */
export const shadow = (d: string, x = 10, y = 14) =>
  `<path d="${d}" transform="translate(${x} ${y})" fill="${espresso}" opacity=".1"/>`

/** Cloth: a few soft folds running across. */
export function linen(sheet: Sheet, folds = 3): string {
  const { width, height, random } = sheet
  const d = Array.from({ length: folds }, (_, index) => {
    const y = (height * (index + 0.3 + 0.5 * random())) / folds
    return curve([
      [-60, y + 50 * random()],
      [width * 0.4, y - 40 * random()],
      [width + 60, y - 140 * random()],
    ])
  }).join('')
  return `${fill(sheet, sand)}<defs><path id="f" d="${d}"/></defs><g stroke="${paper}" opacity=".2"><use href="#f" stroke-width="80"/><use href="#f" y="16" stroke-width="36"/></g><use href="#f" y="37" stroke="${hairline}" stroke-width="7" opacity=".5"/>`
}

/** Wood, its grain running down or across. */
export function walnut(sheet: Sheet, across = false): string {
  const { width, height, random } = sheet
  const spine: Point[] = across
    ? [
        [-20, height * 0.5],
        [width * 0.5, height * 0.46],
        [width + 20, height * 0.5],
      ]
    : [
        [width * 0.5, -20],
        [width * 0.55, height * 0.5],
        [width * 0.47, height + 20],
      ]
  const half = (across ? height : width) * 0.54
  const { lines } = lock(random, {
    spine,
    width: [half, half * 0.9, half],
    strands: 7,
    points: 3,
    ragged: 0,
  })
  return `${fill(sheet, wood)}<g stroke="${bronze}" opacity=".4"><path id="f" d="${lines}"/><use href="#f" x="9" y="7" stroke-width="10" opacity=".22"/></g>`
}

/** Stone: pale beds, and the pores that follow them. */
export function travertine(sheet: Sheet): string {
  const { width, height, random } = sheet
  const d = spread(0.05, 0.93, 6)
    .map(
      (share) =>
        `M-9 ${round(height * (share + 0.07 * random()))}l${width + 18} ${round(-30 * random())}`,
    )
    .join('')
  return `${fill(sheet, stone)}<defs><path id="f" d="${d}"/></defs><use href="#f" stroke="${paper}" stroke-width="24" opacity=".5"/><g stroke="${hairline}"><use href="#f" y="19" opacity=".7"/><use href="#f" y="-20" stroke-width="1.6" stroke-dasharray="22 130 9 16 5 210"/></g>`
}

/** A plain wall with the light of a window on it. */
export const wall = (sheet: Sheet, x = 0, y = 0) =>
  `${fill(sheet, sand)}<path d="M0 0h104v162h-104zM0 176h104v162h-104zM118 0h104v162h-104zM118 176h104v162h-104z" transform="matrix(1.1-.32 0 1.15 ${x} ${y})" fill="${stone}"/>`

/** The table under whatever stands. */
export const table = ({ width, height }: Sheet, y: number) =>
  `<path d="M0 ${y}H${width}V${height}H0z" fill="${wood}"/>${line(`M0 ${y}H${width}`, bronze, 1.5, 0.7)}`

/** A rule with a mark at each unit and a longer one at each tenth. */
export function rule(at: string, length: number, tint: string, unit: number): string {
  const ticks = (every: number, high: number) =>
    `<path d="M${unit} ${high / 2}H${length - unit / 2}" stroke-width="${high}" stroke-dasharray="1 ${round(every - 1, 2)}"/>`
  const edge = `M0 0H${length}V40H0z`
  return `<g transform="${at}">${shadow(edge, 8, -10)}${shape(edge, tint)}<g stroke="${bronze}">${ticks(unit, 8)}${ticks(unit * 10, 18)}</g></g>`
}

/** Thread wound round the neck of a bundle. */
export function tie(at: string, half: number, turns = 4): string {
  const d = spread(-turns * 2, turns * 2, turns)
    .map((y) => `M${-half} ${round(y)}q${half} 5 ${2 * half}-1`)
    .join('')
  return `<g transform="${at}">${line(`M${-half} 2q${half} 5 ${2 * half}-1`, espresso, turns * 5 + 2, 0.4)}${line(d, paper, 3)}</g>`
}

/** An outline in the colour of its hair's extras, which is its shadow's where the shadow falls. */
export const extra = (d: string) => shape(d, 'currentColor')

/** A clear tab: the plate by which strands are held. */
export const plate = (x: number, y: number, width: number, height: number) =>
  extra(`M${x} ${y}h${width}v${height}h${-width}z`)

/** Fine netting, to be filled with `url(#m)`. */
export const netting = (size: number, tint: string = soft, weight = 0.6) =>
  `<pattern id="m" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path d="M0 ${size / 2}l${size / 2}-${size / 2} ${size / 2} ${size / 2}-${size / 2} ${size / 2}z" stroke="${tint}" stroke-width="${weight}"/></pattern>`

/** An outline of netting. */
export const net = (d: string, tint: string, stroke: string = bronze) =>
  `${shape(d, tint, stroke)}<path d="${d}" fill="url(#m)"/>`

/** Stitches along a line. */
export const seam = (d: string, dark: string = bronze) =>
  `${line(d, paper, 9)}<path d="${d}" stroke="${dark}" stroke-width="7" stroke-dasharray="1.2 5"/>`

/** Scissors, closed, points upwards from the origin. */
export const scissors = (at: string) =>
  `<g transform="${at}" stroke="${soft}"><path d="M-4 0L5-150 12 0zM4 0L-7-150-12 0z" fill="${paper}"/><path d="M-6 0q-4 40-17 51a17 28 14 1 0-14 54 17 28 14 1 0 14-54M6 0q4 40 17 51a17 28-14 1 1 14 54 17 28-14 1 1-14-54" stroke-width="5"/></g>`

/** Teeth or pins in a row, drawn as one broad dashed line. */
export const teeth = (d: string, length: number, tint: string, weight: number, gap: number) =>
  `<path d="${d}" stroke="${tint}" stroke-width="${length}" stroke-dasharray="${weight} ${gap}"/>`

/** A wooden foot for a wig. */
export const stand = (x: number, from: number, to: number, tint: string = wood) =>
  shape(
    `M${x - 9} ${from}V${to - 12}Q${x - 14} ${to - 4} ${x - 62} ${to}h124q-48-4-53-12V${from}`,
    tint,
  )
