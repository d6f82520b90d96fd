import { type Language, locales } from '../../src/shared/languages'
import { onRequestName } from '../../src/shared/onRequest'
import { onRequestIn } from '../../src/shared/onRequestIn'
import type { SavedItem } from '../../src/shared/quoteItems'

/** A product asked for, as mails show it. */
export interface MailItem {
  product: string
  quantity: string
  /** A remark for the reader; mostly empty. */
  mark: string
}

/** What is wanted on request was saved in Italian. */
function nameFor(language: Language, product: string): string {
  const wish = onRequestIn(product)
  return wish ? onRequestName(wish, language) : product
}

/** @param unknown the mark of a product that the catalogue did not have */
export function mailItems(
  items: readonly SavedItem[],
  language: Language,
  unknown: string,
): MailItem[] {
  return items.map(({ product, quantity, known }) => ({
    product: nameFor(language, product),
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
