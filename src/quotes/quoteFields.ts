import Joi from 'joi'
import { isCleanLine, isCleanText, isPlainLine, isProductName, normalise } from '../core/text'
import { categories } from '../shared/categories'
import { contactQuery, purposeIn } from '../shared/contactLinks'
import { isEnglishPath, languages } from '../shared/languages'
import { wishedProduct } from '../shared/onRequest'
import { itemLimits, nameLimits, type QuoteItem, type SavedItem } from '../shared/quoteItems'
import {
  phoneCharacters,
  plainNumber,
  type QuoteRequest,
  requestTypes,
  type SavedQuote,
  type TextField,
  textRules,
} from '../shared/quotes'
import { pageAt } from '../shared/routes'
import { normalVatNumber } from '../shared/vatNumber'
import { normalAddress } from './emailAddress'

/** How a value is read from a cell of a row, and written there. */
export interface Column<T> {
  read: (cell: unknown) => T
  write: (value: T) => string | number | null
}

/** A field of a request, from the body to the row. */
interface QuoteField<F extends keyof QuoteRequest> {
  /** What is done to the value before it is judged. */
  normal: (sent: unknown) => unknown
  rule: Joi.StrictSchemaMap<QuoteRequest>[F]
  /** How the value is stored; null for a field that is not. */
  column: F extends keyof SavedQuote ? Column<SavedQuote[F]> : null
}

const isText = (value: unknown): value is string => typeof value === 'string'

export const textColumn: Column<string> = {
  read: (cell) => (cell === null || cell === undefined ? '' : String(cell)),
  write: (value) => value,
}

/** A value that may be unknown. A cell with a value of another kind is read as null. */
const columnOf = <T extends string | number>(
  is: (cell: unknown) => cell is T,
): Column<T | null> => ({
  read: (cell) => (is(cell) ? cell : null),
  write: (value) => value,
})

const listOf = <T>(is: (item: unknown) => item is T): Column<T[]> => ({
  read(cell) {
    const value: unknown = JSON.parse(String(cell))
    return Array.isArray(value) ? value.filter(is) : []
  },
  write: (value) => JSON.stringify(value),
})

/** A text of at most so many UTF-16 units. */
const text = (max: number, isAllowed = (_: string) => true, mended = (text: string) => text) => ({
  normal: (sent: unknown) => (isText(sent) ? mended(normalise(sent, max)) : sent),
  rule: Joi.string()
    .max(max)
    .custom((value, helpers) => (isAllowed(value) ? value : helpers.error('text.characters'))),
  column: textColumn,
})

/** A text that the visitor types, by the rules that the form has too. */
function typed(
  field: TextField,
  isAllowed?: (text: string) => boolean,
  mended?: (text: string) => string,
  narrowed = (rule: Joi.StringSchema) => rule,
) {
  const { max, isRequired } = textRules[field]
  const any = text(max, isAllowed, mended)
  const rule = narrowed(any.rule)
  return { ...any, rule: isRequired ? rule.required() : rule.allow('').empty(null).default('') }
}

/** The rule of a field that only our own form sends: it is absent, null or valid. */
const optional = <S extends Joi.AnySchema>(rule: S): S => rule.allow(null).default(null)

/** One of these words, which our own form sends; null if unknown. */
export const choice = <T extends string>(choices: readonly T[]) => ({
  ...text(100),
  rule: optional(Joi.string().valid(...choices)),
  column: columnOf((cell): cell is T => choices.some((one) => one === cell)),
})

const each = (normal: (sent: unknown) => unknown) => (sent: unknown) =>
  Array.isArray(sent) ? sent.map(normal) : sent

const itemName = text(nameLimits.productName, isProductName)

const item = Joi.object<QuoteItem, true>({
  product: itemName.rule.required(),
  quantity: Joi.number().integer().min(1).max(itemLimits.quantity).required(),
})

/** A product's name in its normal form. A wish on request gets its Italian name, for the shop. */
function normalItemName(sent: unknown): unknown {
  const name = itemName.normal(sent)
  const wish = isText(name) ? wishedProduct(name) : undefined
  return wish?.name ?? name
}

const normalItem = (sent: unknown) =>
  typeof sent === 'object' && sent !== null && 'product' in sent
    ? { ...sent, product: normalItemName(sent.product) }
    : sent

/** A product listed twice becomes one item with the sum of both quantities. */
function merged(items: readonly QuoteItem[]): QuoteItem[] {
  const quantities = new Map<string, number>()
  for (const { product, quantity } of items) {
    quantities.set(product, (quantities.get(product) ?? 0) + quantity)
  }
  return [...quantities].map(([product, quantity]) => ({ product, quantity }))
}

function isSavedItem(value: unknown): value is SavedItem {
  if (typeof value !== 'object' || value === null) return false
  const { product, quantity, known } = value as Partial<Record<keyof SavedItem, unknown>>
  return isText(product) && typeof quantity === 'number' && typeof known === 'boolean'
}

/** One of our own pages, the form's with what it was opened for. The shop's mail links to it. */
function ownPage(sent: unknown): string | null {
  const [path = '', query] = isText(sent) ? sent.split('?') : []
  const page = pageAt(path)
  if (page === undefined) return null
  if (page !== 'contacts') return path
  const purpose = purposeIn(new URLSearchParams(query))
  return path + contactQuery(purpose, null, isEnglishPath(path) ? 'en' : 'it')
}

/** Every field of a request. */
export const quoteFields: { readonly [F in keyof QuoteRequest]: QuoteField<F> } = {
  firstName: typed('firstName', isPlainLine),
  lastName: typed('lastName', isPlainLine),
  // The address is ASCII on both sides of the @. Mail programs decode words that begin with `=?`.
  email: typed('email', isPlainLine, normalAddress, (rule) =>
    rule
      .email({ tlds: false, allowUnicode: false })
      .pattern(/=\?/, { name: 'encoded word', invert: true }),
  ),
  phone: typed('phone', isCleanLine, plainNumber, (rule) =>
    rule.min(textRules.phone.min).pattern(phoneCharacters),
  ),
  requestType: {
    ...typed('requestType'),
    rule: Joi.string()
      .empty('')
      .valid(...requestTypes)
      .required(),
  },
  // Tabs are pasted from tables mostly.
  message: typed('message', isCleanText, (message) => message.replace(/\t/g, ' ')),
  language: choice(languages),
  page: {
    normal: ownPage,
    rule: optional(Joi.string()),
    column: columnOf(isText),
  },
  line: choice(categories),
  products: {
    normal: each(itemName.normal),
    rule: Joi.array().empty(null).items(itemName.rule).max(nameLimits.productNames).default([]),
    column: listOf(isText),
  },
  items: {
    normal: each(normalItem),
    rule: Joi.array<QuoteItem[]>()
      .empty(null)
      .max(itemLimits.items)
      .items(item)
      .custom((items: QuoteItem[], helpers) => {
        const once = merged(items)
        const isWithin = once.every(({ quantity }) => quantity <= itemLimits.quantity)
        return isWithin ? once : helpers.error('items.sum')
      })
      .default([]),
    column: listOf(isSavedItem),
  },
  company: typed('company', isPlainLine),
  // Any format is allowed: a request is worth more than its sender's number.
  vatNumber: typed('vatNumber', undefined, normalVatNumber),
  elapsedMs: {
    normal: (sent) => sent,
    rule: optional(Joi.number().integer().min(0).max(4_294_967_295)),
    column: columnOf((cell) => typeof cell === 'number'),
  },
  honeypot: {
    // Any value marks a bot, and none is a reason to refuse.
    normal: (sent) => (isText(sent ?? '') ? (sent ?? '') : typeof sent),
    rule: Joi.string().allow('').default(''),
    column: null,
  },
}
