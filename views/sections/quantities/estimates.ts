import { lineFigures } from '../../../src/shared/lineFigures'

/** What extensions are to do. */
export const aims = ['fill', 'lengthen', 'both'] as const

type Aim = (typeof aims)[number]

/** The hair they are to blend into. */
export const hairTypes = ['fine', 'normal', 'thick'] as const

type HairType = (typeof hairTypes)[number]

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

/** Whether the hair may not carry what is sewn to it: then the shop is asked first. */
export const asksFirst = (line: EstimatedLine, hair: HairType): boolean =>
  line === 'weft-machine-sewn' && hair === 'fine'

/** How much of a line a head asks for, up to 50 cm: whole packs, or grams of weft. */
export function estimate(line: EstimatedLine, aim: Aim, hair: HairType): number {
  const needed = grams[aim][hair]
  if (line === 'weft-machine-sewn') return needed
  const { pieceG, pieces } = lineFigures[line]
  // In tenths of a gram, which are whole numbers.
  return Math.ceil((needed * 10) / (Math.round(pieceG * 10) * pieces))
}
