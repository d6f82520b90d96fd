import type { Estimate, EstimatedLine } from '../../../src/shared/estimates'
import type { it } from './text.it'

const inForm = (count: number, words: { one: string; other: string }) =>
  count === 1 ? words.one : words.other

/** `2 confezioni`, `1 tessitura da 100 g` */
export function quantityOf(
  line: EstimatedLine,
  { packs, packG }: Estimate,
  text: typeof it,
): string {
  return line === 'weft-machine-sewn'
    ? `${packs} ${inForm(packs, text.wefts)} ${packG} g`
    : `${packs} ${inForm(packs, text.packs)}`
}

/** What the quantity comes from: `circa 40 ciocche, 100 g` */
export function detailOf(
  line: EstimatedLine,
  { pieces, grams }: Estimate,
  text: typeof it,
): string {
  return line === 'weft-machine-sewn' || pieces === null
    ? `${text.about} ${grams} g`
    : `${text.about} ${pieces} ${text.pieces[line]}, ${grams} g`
}
