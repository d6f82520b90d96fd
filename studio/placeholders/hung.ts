import { colour, type Lock, round } from './pencil'
import { line, move } from './props'

const { paper } = colour

/** A straight lock hanging from `(x, y)`. */
export const hanging = (
  x: number,
  y: number,
  length: number,
  half: number,
  strands: number,
): Lock => ({
  spine: [
    [x, y],
    [x + 3, y + length / 2],
    [x, y + length],
  ],
  width: [half, half, half * 0.85],
  strands,
  points: 3,
  ragged: 0.1,
})

/** One lock after another along a seam, every other one mirrored, none quite like the next. */
export const row = (xs: readonly number[], random: () => number, y = 0) =>
  xs.map(
    (x, index) => `${move(x, y)}scale(${index % 2 ? -1 : 1} ${round(0.97 + 0.06 * random(), 2)})`,
  )

/** Thread round a bundle that is drawn many times. */
export const thread = (half: number, y: number) =>
  line(
    [0, 5, 10].map((down) => `M${-half} ${y + down}q${half} 5 ${2 * half} 0`).join(''),
    paper,
    3.4,
  )
