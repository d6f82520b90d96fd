/** A product that the visitor asks for, and how many of it. */
export interface RequestedItem {
  /** The product's name. */
  product: string
  quantity: number
}

/** The same as it was kept. */
export interface SavedItem extends RequestedItem {
  /** Whether the catalogue had a product of that name when the request came. */
  known: boolean
}

/** The same as a form holds it: what was typed into the field of the quantity may be anything. */
export interface ItemInput {
  product: string
  quantity: string
}

export const itemLimits = { items: 20, quantity: 10_000 } as const

/**
 * The names of the two fields that a form without a script repeats for each item, in pairs:
 * `product=Weft&quantity=3&product=Colla&quantity=1`. An emptied quantity takes its product off.
 */
export const itemFieldNames = { product: 'product', quantity: 'quantity' } as const

/**
 * The items of a form as the API takes them. One whose quantity was emptied is no longer asked for;
 * a quantity that is no whole number stays a text, which the API refuses.
 */
export function itemsOf(
  inputs: readonly ItemInput[],
): { product: string; quantity: number | string }[] {
  return inputs
    .map(({ product, quantity }) => ({ product, quantity: quantity.trim() }))
    .filter(({ quantity }) => quantity !== '')
    .map(({ product, quantity }) => ({
      product,
      quantity: /^\d{1,9}$/.test(quantity) ? Number(quantity) : quantity,
    }))
}
