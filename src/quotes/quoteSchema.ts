import Joi from 'joi'
import { InvalidFieldsError } from '../core/errors'
import { firstOfEach } from '../core/firstOfEach'
import { itemLimits } from '../shared/quoteItems'
import {
  type FieldProblem,
  honeypotField,
  type QuoteRefusal,
  type QuoteRequest,
} from '../shared/quotes'
import { quoteFields } from './quoteFields'

const fields = Object.entries(quoteFields)

/** The fields of a body with every value normalised; none if the body is not an object. */
function normalisedFields(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {}
  const sent = new Map<string, unknown>(Object.entries(body))
  return Object.fromEntries(
    fields.map(([field, { normal }]) => [
      field,
      normal(sent.get(field === 'honeypot' ? honeypotField : field)),
    ]),
  )
}

const schema = Joi.object<QuoteRequest>(
  Object.fromEntries(fields.map(([field, { rule }]) => [field, rule])),
)
  .required()
  .options({ abortEarly: false, convert: false, stripUnknown: true })

/** The problems of joi's rules. A rule that is not listed is a problem of type. */
const problems: Record<string, FieldProblem> = {
  'any.required': 'required',
  'string.empty': 'required',
  'string.max': 'tooLong',
  'array.max': 'tooMany',
  'string.min': 'tooShort',
  'string.email': 'email',
  'string.pattern.invert.name': 'email',
  'string.pattern.base': 'phone',
  'any.only': 'choice',
  'text.characters': 'characters',
  'items.sum': 'quantity',
}

function problemOf({ type, path, context }: Joi.ValidationErrorItem): FieldProblem {
  // A choice that is not a string breaks two rules, of which the type is the more useful to report.
  if (type === 'any.only' && typeof context?.value !== 'string') return 'type'
  const problem = problems[type] ?? 'type'
  if (path[0] !== 'items') return problem
  if (path[2] === 'quantity') return 'quantity'
  // Of an item the form always sends both parts.
  return problem === 'required' ? 'type' : problem
}

/** The names of the field at a path; of the third item both `items` and `items.2`. */
function namesOf([field = 'body', index]: Joi.ValidationErrorItem['path']): string[] {
  const isOfItem = field === 'items' && Number(index) < itemLimits.items
  return isOfItem ? ['items', `items.${index}`] : [String(field)]
}

/**
 * The request in a posted body.
 * @param formProblems those that the caller has found, by field
 * @throws {InvalidFieldsError} with the problem of every refused field
 */
export function parseQuote(body: unknown, formProblems: QuoteRefusal['fields'] = {}): QuoteRequest {
  const { value, error } = schema.validate(normalisedFields(body))
  if (!error && Object.keys(formProblems).length === 0) return value
  const found = (error?.details ?? []).flatMap((detail) =>
    namesOf(detail.path).map((name) => [name, problemOf(detail)] as const),
  )
  throw new InvalidFieldsError({ ...formProblems, ...Object.fromEntries(firstOfEach(found)) })
}
