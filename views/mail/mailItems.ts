import { type Language, locales } from '../../src/shared/languages'
import type { SavedItem } from '../../src/shared/quoteItems'

/** A product asked for, as mails show it. */
export interface MailItem {
  product: string
  quantity: string
  /** A remark for the reader; mostly empty. */
  mark: string
}

/** @param unknown the mark of a product that the catalogue did not have */
export function mailItems(
  items: readonly SavedItem[],
  language: Language,
  unknown: string,
): MailItem[] {
  return items.map(({ product, quantity, known }) => ({
    product,
    quantity: quantity.toLocaleString(locales[language], { useGrouping: 'always' }),
    mark: known ? '' : unknown,
  }))
}

/** Each product in one line. */
export function itemLines(items: readonly MailItem[]): string[] {
  return items.map(
    ({ product, quantity, mark }) => `${quantity} × ${product}${mark === '' ? '' : ` (${mark})`}`,
  )
}
