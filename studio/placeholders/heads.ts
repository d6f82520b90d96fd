import { between, curve, type Point, type Random, type Strands } from './pencil'
import { squeeze } from './props'

/** The half widths of a round head from its crown to its widest. */
export const dome = (radius: number, top: number): Point[] => [
  [radius * 0.14, top],
  [radius * 0.56, top + radius * 0.16],
  [radius * 0.88, top + radius * 0.52],
  [radius, top + radius],
]

interface Fall {
  /** How far beside the middle the crown lies, and how quickly strands leave it. */
  crown?: number
  sweep?: number
  ragged?: number
  wave?: number
  /** How much the ends turn in. */
  turnIn?: number
}

/** Strands that fall from a crown; `outline` gives the half width and height of each step. */
export function fall(
  random: Random,
  x: number,
  outline: readonly Point[],
  strands: number,
  { crown = 0, sweep = 3, ragged = 0.04, wave = 0, turnIn = 0 }: Fall = {},
): Strands {
  const last = outline.length - 1
  const place = (lane: number, phase: number, short: number, loose = 0): Point[] =>
    outline.map(([half, y], step) => {
      const share = step / last
      const inward = step === last ? 1 - turnIn : 1
      const swing = wave * Math.min(1, 1.6 * share ** 2) * Math.sin(step * 2.5 + phase)
      return [
        x +
          crown * (1 - lane ** 2) * (1 - share) ** sweep +
          lane * half * inward +
          swing +
          loose * share,
        step === last ? y * (1 - short) : y,
      ]
    })
  const lines = Array.from({ length: strands }, (_, index) => {
    const lane = Math.sin((((index + 0.2 + 0.6 * random()) / strands) * 2 - 1) * (Math.PI / 2))
    return curve(place(lane, random() * 0.7, ragged * random(), (random() - 0.5) * 8))
  }).join('')
  const edge = (lane: number) => place(lane, 0.35, ragged * 0.7)
  return { lines, body: between(edge(-0.98), edge(0.98)) }
}

/** Short hair from above, in a round of radius 100: strands that wind out from the crown. */
export function crowned(random: Random, strands: number, [crownX, crownY]: Point): Strands {
  const lines = Array.from({ length: strands }, (_, index) => {
    const angle = ((index + random()) / strands) * 2 * Math.PI
    const [x, y] = [Math.cos(angle) * 98 - crownX, Math.sin(angle) * 98 - crownY]
    const from = 0.03 + 0.45 * random() ** 1.5
    const to = 0.9 + 0.1 * random()
    const at = (share: number): Point => {
      const wound = 0.9 * (1 - share) ** 2
      const [sine, cosine] = [Math.sin(wound) * share, Math.cos(wound) * share]
      return [crownX + x * cosine + y * sine, crownY + y * cosine - x * sine]
    }
    return curve([at(from), at((from + to) / 2), at(to)])
  }).join('')
  return { lines, body: 'M-98 0a98 98 0 1 0 196 0 98 98 0 1 0-196 0' }
}

/** The same strands again, a little narrower and once mirrored, so that none repeats. */
export const fuller = (x: number) => [
  '',
  squeeze(0.95, x, 3),
  squeeze(-0.97, x),
  squeeze(-0.9, x, 2),
]
