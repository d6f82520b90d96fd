/** A product that the visitor asks for, and how many of it. */
export interface QuoteItem {
  /** The product's name. */
  product: string
  quantity: number
}

/** The same as it was kept. */
export interface SavedItem extends QuoteItem {
  /** Whether the catalogue had a product of that name when the request came. */
  known: boolean
}

/** The same as a form holds it: what was typed into the field of the quantity may be anything. */
export interface ItemInput {
  product: string
  quantity: string
}

/** `typed` is how many characters a quantity's field takes. */
export const itemLimits = { items: 20, quantity: 10_000, typed: 9 } as const

/**
 * The names of the two fields that a form without a script repeats for each item, in pairs:
 * `product=Weft&quantity=3&product=Colla&quantity=1`. An emptied quantity takes its product off.
 */
export const itemFieldNames = { product: 'product', quantity: 'quantity' } as const

/** Thousands with the mark that one language or another puts before their last three digits. */
const marked = /^([1-9]\d?)[.,'’\s](\d{3})$/

/** The quantity that a visitor has typed; undefined where that is none. */
export function quantityIn(typed: string): number | undefined {
  const digits = typed.trim().replace(marked, '$1$2')
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : 0
  return number >= 1 && number <= itemLimits.quantity ? number : undefined
}

/**
 * The items of a form as the API takes them. One whose quantity was emptied is no longer asked for;
 * what is no quantity stays a text, which the API refuses.
 */
export function itemsOf(
  inputs: readonly ItemInput[],
): { product: string; quantity: number | string }[] {
  return inputs
    .map(({ product, quantity }) => ({ product, quantity: quantity.trim() }))
    .filter(({ quantity }) => quantity !== '')
    .map(({ product, quantity }) => ({
      product,
      quantity: quantityIn(quantity) ?? quantity,
    }))
}
