import type { Category } from './categories'
import type { Purpose } from './contactLinks'
import type { Language } from './languages'
import type { QuoteItem, SavedItem } from './quoteItems'

/** The literal values that the form sends and the shop reads; Italian in both languages. */
export const requestTypes = [
  'Informazioni Generali',
  'Preventivo Extensions Cheratina',
  'Preventivo Parrucche su Misura',
  'Listino Parrucchieri Professionisti',
  'Fornitura Capelli Sfusi',
  'Toupet Uomo Capelli Veri',
] as const

export type RequestType = (typeof requestTypes)[number]

export function isRequestType(value: unknown): value is RequestType {
  return requestTypes.some((type) => type === value)
}

/** Whatever the visitor types into a field of the form. */
export type TextField = Exclude<
  keyof QuoteRequest,
  'language' | 'page' | 'line' | 'products' | 'items' | 'elapsedMs' | 'honeypot'
>

/**
 * What form and server alike ask of each text, in the order in which problems are listed. Lengths
 * are in UTF-16 units of the normalised text.
 */
export const textRules = {
  firstName: { isRequired: true, max: 100 },
  lastName: { isRequired: true, max: 100 },
  email: { isRequired: true, max: 254 },
  phone: { isRequired: false, min: 5, max: 30 },
  requestType: { isRequired: true, max: 100 },
  message: { isRequired: true, max: 5000 },
  company: { isRequired: false, max: 200 },
  vatNumber: { isRequired: false, max: 40 },
} as const satisfies Record<TextField, { isRequired: boolean; min?: number; max: number }>

/** The fields into which the visitor types one text each. */
export const textFields = Object.keys(textRules) as readonly TextField[]

/** A text for each text field. */
export function textsOf(textOf: (field: TextField) => string): Record<TextField, string> {
  const texts = textFields.map((field) => [field, textOf(field)])
  return Object.fromEntries(texts) as Record<TextField, string>
}

type RequiredField = {
  [F in TextField]: (typeof textRules)[F]['isRequired'] extends true ? F : never
}[TextField]

export function isRequired(field: TextField): field is RequiredField {
  return textRules[field].isRequired
}

/** What a phone number may consist of: digits, spaces and `+()-./`. */
export const phoneCharacters = /^[0-9 +()\-./]*$/

/** Its group is the text between invisible marks. To search for marks at the end is quadratic. */
const betweenMarks = /^[\s\p{Cf}]*([\s\S]*[^\s\p{Cf}])?/u

/** A number with plain spaces and dashes. Contact apps copy it with their own, and with marks. */
export function plainNumber(phone: string): string {
  const [, number = ''] = betweenMarks.exec(phone) ?? []
  return number.replace(/\p{Zs}/gu, ' ').replace(/\p{Pd}/gu, '-')
}

/** The name of the honeypot: people do not see this field and leave it empty. */
export const honeypotField = 'website'

/** Why a field was refused. The form has a sentence for each, the API sends the code. */
export type FieldProblem =
  | 'required'
  | 'type'
  | 'tooLong'
  | 'tooShort'
  | 'email'
  | 'phone'
  | 'choice'
  | 'characters'
  | 'tooMany'
  | 'quantity'

/** A request as the visitor sends it, normalised and valid. */
export interface QuoteRequest {
  firstName: string
  lastName: string
  email: string
  /** Empty when not given. */
  phone: string
  requestType: RequestType
  message: string
  /** The language of the page the request came from. */
  language: Language | null
  /** The page it came from, and what the form was opened for: `/contatti?appuntamento`. */
  page: string | null
  line: Category | null
  /** Names of the products the visitor ticked. */
  products: string[]
  /** Products with a quantity each, no product twice. */
  items: QuoteItem[]
  /** Empty when not given. */
  company: string
  /** In capitals without spaces and dots; empty when not given. It may be of no known format. */
  vatNumber: string
  /** Milliseconds between opening the form and sending it, if the browser sent them. */
  elapsedMs: number | null
  /** The value of the honeypot field, which people leave empty. */
  honeypot: string
}

/** The answer to an accepted request. */
export interface QuoteReceipt {
  id: string
  /** ISO 8601, UTC. */
  createdAt: string
}

/** A request before it is saved, with its products looked up in the catalogue. */
export interface CheckedQuote extends Omit<QuoteRequest, 'items'> {
  items: SavedItem[]
}

/** A saved request. Its type may be one that the form no longer offers. */
export interface SavedQuote extends Omit<CheckedQuote, 'honeypot' | 'requestType'>, QuoteReceipt {
  requestType: string
}

/** The answer to a refused request. */
export interface QuoteRefusal {
  message: string
  fields: Record<string, FieldProblem>
}

/** The request type that a product line's call to action preselects. */
export const requestTypeOfLine: Record<Category, RequestType> = {
  'tape-in-kit': 'Informazioni Generali',
  'keratin-tips': 'Preventivo Extensions Cheratina',
  'bulk-human-hair': 'Fornitura Capelli Sfusi',
  'weft-machine-sewn': 'Fornitura Capelli Sfusi',
  'italian-keratine-glue': 'Listino Parrucchieri Professionisti',
  'protesi-uomo': 'Toupet Uomo Capelli Veri',
  'protesi-donna': 'Preventivo Parrucche su Misura',
  'tape-adhesivi': 'Informazioni Generali',
}

/** The request type of a purpose that leaves no choice of it. */
export const requestTypeOfPurpose: Partial<Record<Purpose, RequestType>> = {
  priceList: 'Listino Parrucchieri Professionisti',
  visit: 'Informazioni Generali',
}

const tradeTypes: ReadonlySet<string> = new Set<RequestType>([
  'Listino Parrucchieri Professionisti',
  'Fornitura Capelli Sfusi',
])

/** Whether only businesses make requests of this type. */
export function isTradeType(type: string): boolean {
  return tradeTypes.has(type)
}

/** The reference for visitor and staff: the first eight characters of the id, as `AE09-5585`. */
export function referenceOf(id: string): string {
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase()
}
