import type { Category } from './categories'
import type { Language } from './languages'

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

export const requestFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'requestType',
  'message',
] as const

export type RequestField = (typeof requestFields)[number]

export const requiredFields: readonly RequestField[] = requestFields.filter(
  (field) => field !== 'phone',
)

/** Lengths in UTF-16 units of the normalised text, so that form and server count alike. */
export const limits = {
  name: 100,
  email: 254,
  phoneMin: 5,
  phoneMax: 30,
  message: 5000,
  productNames: 20,
  productName: 200,
  page: 300,
} as const

/** What a phone number may consist of: digits, spaces and `+()-./`. */
export const phoneCharacters = /^[0-9 +()\-./]*$/

/** The bot trap: a field that people do not see and that therefore stays empty. */
export const honeypotField = 'website'

/** Why a field was refused. The form has a sentence for each, the API sends the code. */
export const fieldProblems = [
  'required',
  'type',
  'tooLong',
  'tooShort',
  'email',
  'phone',
  'choice',
  'characters',
] as const

export type FieldProblem = (typeof fieldProblems)[number]

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
  /** The path of the page the request came from. */
  page: string | null
  line: Category | null
  /** Names of the products the visitor ticked. */
  products: string[]
  /** Milliseconds between opening the form and sending it, where the browser told. */
  elapsedMs: number | null
  /** What stood in the honeypot field; people leave it empty. */
  honeypot: string
}

/** The answer to an accepted request. */
export interface RequestReceipt {
  id: string
  /** ISO 8601, UTC. */
  createdAt: string
}

/** A request as it was kept. */
export interface SavedRequest extends QuoteRequest, RequestReceipt {}

/** The answer to a refused request. */
export interface RequestRefusal {
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

/** What visitor and staff call the request: the first eight characters of its id. */
export function referenceOf(id: string): string {
  return id.slice(0, 8)
}
