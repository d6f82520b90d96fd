/** The pencil: what every placeholder is drawn with. Two pixels of the master are one unit. */
export type Point = readonly [number, number]

export type Random = () => number

export const colour = {
  paper: '#faf7f2',
  sand: '#ebe0d5',
  hairline: '#d9cfc4',
  bronze: '#8a5a2b',
  gold: '#c69967',
  soft: '#5c534b',
  espresso: '#2b211b',
} as const

/** A generator that gives the same numbers for the same name, on every machine. */
export function randomFor(name: string): Random {
  let state = 2166136261
  for (const character of name) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Path data in the fewest characters: no space where a letter or a minus sign parts two numbers. */
function terse(tokens: readonly (number | string)[]): string {
  return tokens
    .join(' ')
    .replace(/ ?([a-z]) ?/gi, '$1')
    .replace(/ -/g, '-')
}

export const round = (value: number, digits = 0) => Number(value.toFixed(digits))

/** A smooth line through all points; relative whole numbers keep it short. */
export function curve(points: readonly Point[]): string {
  const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const at = (index: number): Point =>
    whole[Math.min(Math.max(index, 0), whole.length - 1)] ?? [0, 0]
  const slope = (index: number): Point => {
    const [x0, y0] = at(index - 1)
    const [x1, y1] = at(index + 1)
    const share = index === 0 || index === whole.length - 1 ? 3 : 6
    return [(x1 - x0) / share, (y1 - y0) / share]
  }
  const tokens: (number | string)[] = ['M', ...at(0)]
  for (let index = 1; index < whole.length; index++) {
    const [x0, y0] = at(index - 1)
    const [x1, y1] = at(index)
    const leaving = slope(index - 1)
    const arriving = slope(index)
    // From the second piece on, `s` takes the way the line leaves from how it arrived.
    if (index === 1) tokens.push('c', ...leaving.map((value) => Math.round(value)))
    if (index === 2) tokens.push('s')
    const rest = [x1 - x0 - arriving[0], y1 - y0 - arriving[1], x1 - x0, y1 - y0]
    tokens.push(...rest.map((value) => Math.round(value)))
  }
  return terse(tokens)
}

/** The value at `t` (0 to 1) on the smooth line through values that stand at even distances. */
function along(values: readonly number[], t: number): number {
  const last = values.length - 1
  const at = (index: number) => values[Math.min(Math.max(index, 0), last)] ?? 0
  const index = Math.min(Math.floor(t * last), last - 1)
  const f = t * last - index
  const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
  return b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)))
}

export interface Lock {
  /** The line the lock follows, root first. */
  spine: readonly Point[]
  /** Half its width from root to tip. */
  width: readonly number[]
  strands: number
  /** Points of each strand. */
  points?: number
  /** How far strands wander across the lock, in widths. */
  stray?: number
  /** How much earlier than the longest the shortest strand ends. */
  ragged?: number
  wave?: { size: number; turns: number; phase?: number; loose?: number }
}

/** What hair is drawn from: its strands as one path, and the shape they fill. */
export interface Strands {
  lines: string
  body: string
}

/** The shape between two edges that run the same way. */
export const between = (left: readonly Point[], right: readonly Point[]) =>
  `${curve(left)}${curve([...right].reverse()).replace('M', 'L')}z`

/** The strands of one lock. */
export function lock(random: Random, { spine, width, strands, ...rest }: Lock): Strands {
  const { points = 4, stray = 0.12, ragged = 0.08, wave } = rest
  const xs = spine.map(([x]) => x)
  const ys = spine.map(([, y]) => y)
  const place = (t: number, across: number, phase = wave?.phase ?? 0): Point => {
    const slopeX = along(xs, Math.min(t + 0.01, 1)) - along(xs, Math.max(t - 0.01, 0))
    const slopeY = along(ys, Math.min(t + 0.01, 1)) - along(ys, Math.max(t - 0.01, 0))
    const size = Math.hypot(slopeX, slopeY) || 1
    const swing = wave
      ? wave.size * Math.min(1, t * 3) * Math.sin(2 * Math.PI * wave.turns * t + phase)
      : 0
    const side = across * along(width, t) + swing
    return [along(xs, t) - (slopeY / size) * side, along(ys, t) + (slopeX / size) * side]
  }
  const lines = Array.from({ length: strands }, (_, index) => {
    const lane = strands === 1 ? 0 : ((index + 0.15 + 0.7 * random()) / strands) * 2 - 1
    const drift = (random() - 0.5) * 2 * stray
    const bend = (random() - 0.5) * 2 * stray
    const end = 1 - random() * ragged
    const phase = (wave?.phase ?? 0) + (random() - 0.5) * (wave?.loose ?? 0.5)
    return curve(
      spread(0, end, points).map((t) => {
        const across = lane + drift * t + bend * Math.sin(Math.PI * t)
        return place(t, across, phase)
      }),
    )
  }).join('')
  // Frayed ends show the ground between them, so the shape stops short of their edge.
  const edge = (side: number) =>
    spread(0, 1 - ragged * 0.8, points).map((t) =>
      place(t, side * (t > 0.8 && ragged ? 0.8 : 0.98)),
    )
  return { lines, body: between(edge(-1), edge(1)) }
}

/** Evenly spread numbers, both ends included. */
export function spread(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1))
}
