import { lineFigures } from './lineFigures'

/** What extensions are to do. */
export const aims = ['fill', 'lengthen', 'both'] as const

export type Aim = (typeof aims)[number]

/** The hair they are to blend into. */
export const hairTypes = ['fine', 'normal', 'thick'] as const

export type HairType = (typeof hairTypes)[number]

/** Lengths that one may ask an estimate for. */
export const estimateLengths = [30, 40, 50, 60, 70] as const

/** The lines whose quantity can be estimated. */
export const estimatedLines = ['tape-in-kit', 'keratin-tips', 'weft-machine-sewn'] as const

export type EstimatedLine = (typeof estimatedLines)[number]

/**
 * Grams of hair for a head, up to 50 cm long. General trade knowledge, not the shop's promise: some
 * 100 g for a full head, which is 40 tape-in pieces or 125 keratin strands; about half to fill out.
 */
const grams: Record<Aim, Record<HairType, number>> = {
  fill: { fine: 40, normal: 50, thick: 60 },
  lengthen: { fine: 80, normal: 100, thick: 130 },
  both: { fine: 100, normal: 120, thick: 150 },
}

/** The same weight is spread over a greater length: longer hair takes more of it, in percent. */
function percentAt(lengthCm: number): number {
  return 100 + Math.max(0, lengthCm - 50) * 2
}

/** @param lengthCm counts only where hair is to be longer */
export function gramsFor(aim: Aim, hair: HairType, lengthCm: number): number {
  const percent = aim === 'fill' ? 100 : percentAt(lengthCm)
  return Math.ceil((grams[aim][hair] * percent) / 100)
}

export interface Estimate {
  grams: number
  /** Tape-in pieces or keratin strands; null where a line is not counted in them. */
  pieces: number | null
  /** Packs, or wefts. */
  packs: number
  /** What one pack, or one weft, weighs. */
  packG: number
}

/** Whole packs that hold at least so many grams. */
export function packsFor(needed: number, packG: number): number {
  return Math.max(1, Math.ceil(needed / packG))
}

/** The weft of which least is left over; of two alike the heavier, so that fewer rows are sewn. */
function weftFor(needed: number): number {
  const weights = [...lineFigures['weft-machine-sewn'].weightsG].reverse()
  const over = (weight: number) => packsFor(needed, weight) * weight - needed
  return weights.reduce((best, weight) => (over(weight) < over(best) ? weight : best))
}

/** Whether the hair may not carry what is sewn to it: no quantity is named before the shop was asked. */
export const asksFirst = (line: EstimatedLine, hair: HairType): boolean =>
  line === 'weft-machine-sewn' && hair === 'fine'

/** How much of a line a head asks for. */
export function estimate(
  line: EstimatedLine,
  aim: Aim,
  hair: HairType,
  lengthCm: number,
): Estimate {
  const needed = gramsFor(aim, hair, lengthCm)
  if (line === 'weft-machine-sewn') {
    const packG = weftFor(needed)
    return { grams: needed, pieces: null, packs: packsFor(needed, packG), packG }
  }
  const { pieceG, pieces } = lineFigures[line]
  // In tenths of a gram, which are whole numbers.
  const needs = Math.ceil((needed * 10) / Math.round(pieceG * 10))
  return {
    grams: needed,
    pieces: needs,
    packs: Math.ceil(needs / pieces),
    packG: pieces * pieceG,
  }
}
