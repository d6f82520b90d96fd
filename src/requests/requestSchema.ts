import Joi from 'joi'
import { InvalidFieldsError } from '../errors'
import { categories } from '../shared/categories'
import { languages } from '../shared/languages'
import {
  type FieldProblem,
  honeypotField,
  limits,
  phoneCharacters,
  type QuoteRequest,
  requestTypes,
} from '../shared/requests'
import { isCleanLine, isCleanText, normalise, singleSpaced } from './text'

const line = (max: number) =>
  Joi.string()
    .max(max)
    .custom((value: string, helpers) =>
      isCleanLine(value) ? value : helpers.error('text.characters'),
    )

const multiline = (max: number) =>
  Joi.string()
    .max(max)
    .custom((value: string, helpers) =>
      isCleanText(value) ? value : helpers.error('text.characters'),
    )

/** A field that only our own form fills: absent, null or valid. */
const optional = <S extends Joi.Schema>(schema: S) => schema.allow(null).default(null)

const schema = Joi.object({
  firstName: line(limits.name).required(),
  lastName: line(limits.name).required(),
  email: line(limits.email).email({ tlds: false, ignoreLength: true }).required(),
  phone: line(limits.phoneMax).min(limits.phoneMin).pattern(phoneCharacters).allow('').default(''),
  requestType: Joi.string()
    .empty('')
    .valid(...requestTypes)
    .required(),
  message: multiline(limits.message).required(),
  language: optional(Joi.string().valid(...languages)),
  page: optional(line(limits.page)),
  line: optional(Joi.string().valid(...categories)),
  products: Joi.array()
    .empty(null)
    .items(line(limits.productName))
    .max(limits.productNames)
    .default([]),
  elapsedMs: optional(Joi.number().integer().min(0).max(4_294_967_295)),
  honeypot: Joi.string().allow('').default(''),
})
  .required()
  .options({ abortEarly: false, convert: false, stripUnknown: true })

/** What joi's rules mean to the form; a rule that is not named here is one of type. */
const problems: Record<string, FieldProblem> = {
  'any.required': 'required',
  'string.empty': 'required',
  'string.max': 'tooLong',
  'array.max': 'tooLong',
  'string.min': 'tooShort',
  'string.email': 'email',
  'string.pattern.base': 'phone',
  'any.only': 'choice',
  'text.characters': 'characters',
}

function problemOf(detail: Joi.ValidationErrorItem): FieldProblem {
  // A choice of the wrong type breaks two rules; that it is no string says more.
  if (detail.type === 'any.only' && typeof detail.context?.value !== 'string') return 'type'
  return problems[detail.type] ?? 'type'
}

/** The body's fields with every text normalised; anything that is not an object is empty. */
function normalisedFields(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {}
  const { [honeypotField]: honeypot, ...fields } = body as Record<string, unknown>
  const normalised = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, normalisedValue(name, value)]),
  )
  return { ...normalised, honeypot: honeypotText(honeypot) }
}

/** Whatever a bot put there, it is a mark and not a reason to refuse. */
function honeypotText(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : typeof value
}

function normalisedValue(name: string, value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => (typeof item === 'string' ? normalise(item) : item))
  }
  if (typeof value !== 'string') return value
  return name === 'message' ? singleSpaced(normalise(value)) : normalise(value)
}

/**
 * The request in a posted body.
 * @throws {InvalidFieldsError} with the problem of every refused field
 */
export function parseRequest(body: unknown): QuoteRequest {
  const { value, error } = schema.validate(normalisedFields(body))
  if (!error) return value
  const fields: Record<string, FieldProblem> = {}
  for (const detail of error.details) {
    const field = String(detail.path[0] ?? 'body')
    fields[field] ??= problemOf(detail)
  }
  throw new InvalidFieldsError(fields)
}
