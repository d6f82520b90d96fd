import { honeypotField, limits, type QuoteRequest, withoutEndMarks } from '../shared/quotes'
import { pageAt } from '../shared/routes'
import { normalise, singleSpaced } from '../shared/text'
import { normalVatNumber } from '../shared/vatNumber'
import { normalAddress } from './emailAddress'

type Normal = (value: unknown) => unknown

/** No choice is as long as this. */
const choice = 100

const asSent: Normal = (value) => value

/** A text of at most so many units, and what else is done to it; what is no text stays. */
const text =
  (limit: number, more: (text: string) => string = (same) => same): Normal =>
  (value) =>
    typeof value === 'string' ? more(normalise(value, limit)) : value

const productName = text(limits.productName)

const each =
  (normal: Normal): Normal =>
  (value) =>
    Array.isArray(value) ? value.map(normal) : value

const item: Normal = (value) =>
  typeof value === 'object' && value !== null && 'product' in value
    ? { ...value, product: productName(value.product) }
    : value

/** It becomes a link in the shop's mail, so only addresses of our own are kept. */
const ownPage: Normal = (value) =>
  typeof value === 'string' && pageAt(value) !== undefined ? value : null

/** Whatever a bot put there, it is a mark and not a reason to refuse. */
const honeypot: Normal = (value) => {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : typeof value
}

/** What is done to each field before it is judged. */
const normals: Readonly<Record<keyof QuoteRequest, Normal>> = {
  firstName: text(limits.name),
  lastName: text(limits.name),
  email: text(limits.email, normalAddress),
  phone: text(limits.phoneMax, withoutEndMarks),
  requestType: text(choice),
  message: text(limits.message, singleSpaced),
  language: text(choice),
  page: ownPage,
  line: text(choice),
  products: each(productName),
  items: each(item),
  company: text(limits.company),
  vatNumber: text(limits.vatNumber, normalVatNumber),
  elapsedMs: asSent,
  honeypot,
}

/** The body's fields with every text normalised; anything that is not an object is empty. */
export function normalisedFields(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {}
  const sent = new Map<string, unknown>(Object.entries(body))
  return Object.fromEntries(
    Object.entries(normals).map(([field, normal]) => [
      field,
      normal(sent.get(field === 'honeypot' ? honeypotField : field)),
    ]),
  )
}
