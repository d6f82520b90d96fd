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
export function terse(tokens: readonly (number | string)[]): string {
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
const between = (left: readonly Point[], right: readonly Point[]) =>
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

/** The half widths of a round head from its crown to its widest. */
export const dome = (radius: number, top: number): Point[] => [
  [radius * 0.14, top],
  [radius * 0.56, top + radius * 0.16],
  [radius * 0.88, top + radius * 0.52],
  [radius, top + radius],
]

export interface Fall {
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

const { paper, sand, bronze, gold, soft, espresso } = colour
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

export interface HairLook {
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

/** Evenly spread numbers, both ends included. */
export function spread(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1))
}
