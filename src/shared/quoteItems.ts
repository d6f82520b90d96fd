/** A product that the visitor asks for, and how many of it. */
export interface QuoteItem {
  /** The product's name, or what is wanted on request (`onRequestName`). */
  product: string
  quantity: number
}

/** An item as it was saved. */
export interface SavedItem extends QuoteItem {
  /** Whether it is on request, or the catalogue had such a product when the request was saved. */
  known: boolean
}

/** An item as typed into the form: the quantity may be any text. */
export interface ItemInput {
  product: string
  quantity: string
}

/** `2 × …`, and a remark behind it. */
export const itemLine = ({ product, quantity }: QuoteItem | ItemInput, remark = '') =>
  `${quantity} × ${product}${remark && ` (${remark})`}`

/** The most product names in a request, and the most characters of each. */
export const nameLimits = { productNames: 20, productName: 200 } as const

/** `typed` is the length of a quantity's field in characters. */
export const itemLimits = { items: 20, quantity: 10_000, typed: 9 } as const

/**
 * The names of the two fields that a form without a script repeats for each item, in pairs:
 * `product=Weft&quantity=3&product=Colla&quantity=1`. An emptied quantity takes its product off.
 */
export const itemFieldNames = { product: 'product', quantity: 'quantity' } as const

/** The quantity beside a choice of products as the page sends it. Alone it asks for nothing. */
export const untouchedQuantity = '1'

/** Thousands with the separator of some language before the last three digits. */
const marked = /^([1-9]\d?)[.,'’\s](\d{3})$/

/** The quantity that a visitor typed; undefined if the text is none. */
export function quantityIn(typed: string): number | undefined {
  const digits = typed.trim().replace(marked, '$1$2')
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : 0
  return number >= 1 && number <= itemLimits.quantity ? number : undefined
}
