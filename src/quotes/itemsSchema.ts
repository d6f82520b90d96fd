import Joi from 'joi'
import { isProductName } from '../shared/productNames'
import { itemLimits, type QuoteItem } from '../shared/quoteItems'
import { limits } from '../shared/quotes'

/** A product listed twice becomes one item with the sum of both quantities. */
function merged(items: readonly QuoteItem[]): QuoteItem[] {
  const quantities = new Map<string, number>()
  for (const { product, quantity } of items) {
    quantities.set(product, (quantities.get(product) ?? 0) + quantity)
  }
  return [...quantities].map(([product, quantity]) => ({ product, quantity }))
}

const item = Joi.object<QuoteItem, true>({
  product: Joi.string()
    .max(limits.productName)
    .custom((value: string, helpers) =>
      isProductName(value) ? value : helpers.error('text.characters'),
    )
    .required(),
  quantity: Joi.number().integer().min(1).max(itemLimits.quantity).required(),
})

/** The products asked for with their quantities, each product once. */
export const itemsSchema = Joi.array<QuoteItem[]>()
  .empty(null)
  .max(itemLimits.items)
  .items(item)
  .custom((items: QuoteItem[], helpers) => {
    const once = merged(items)
    const isWithin = once.every(({ quantity }) => quantity <= itemLimits.quantity)
    return isWithin ? once : helpers.error('items.sum')
  })
  .default([])
