import Joi from 'joi'
import { InvalidFieldsError } from '../core/errors'
import { categories } from '../shared/categories'
import { languages } from '../shared/languages'
import { isProductName } from '../shared/productNames'
import { itemLimits } from '../shared/quoteItems'
import {
  type FieldProblem,
  limits,
  phoneCharacters,
  type QuoteRequest,
  requestTypes,
} from '../shared/quotes'
import { isCleanLine, isCleanText, isPlainLine } from '../shared/text'
import { itemsSchema } from './itemsSchema'
import { normalisedFields } from './quoteNormals'

const text = (max: number, isAllowed: (value: string) => boolean) =>
  Joi.string()
    .max(max)
    .custom((value: string, helpers) =>
      isAllowed(value) ? value : helpers.error('text.characters'),
    )

const name = text(limits.name, isPlainLine).required()

/** Local part and whole in ASCII; `=?` begins an encoded word, which mail programs decode. */
const email = text(limits.email, isPlainLine)
  .email({ tlds: false, allowUnicode: false })
  .pattern(/=\?/, { name: 'encoded word', invert: true })
  .required()

/** A field that only our own form fills: absent, null or valid. */
const optional = <S extends Joi.AnySchema>(schema: S): S => schema.allow(null).default(null)

const schema = Joi.object<QuoteRequest, true>({
  firstName: name,
  lastName: name,
  email,
  phone: text(limits.phoneMax, isCleanLine)
    .min(limits.phoneMin)
    .pattern(phoneCharacters)
    .allow('')
    .empty(null)
    .default(''),
  requestType: Joi.string()
    .empty('')
    .valid(...requestTypes)
    .required(),
  message: text(limits.message, isCleanText).required(),
  language: optional(Joi.string().valid(...languages)),
  page: optional(Joi.string()),
  line: optional(Joi.string().valid(...categories)),
  products: Joi.array()
    .empty(null)
    .items(text(limits.productName, isProductName))
    .max(limits.productNames)
    .default([]),
  items: itemsSchema,
  company: text(limits.company, isPlainLine).allow('').empty(null).default(''),
  // Whatever its format: a request is worth more than its sender's number.
  vatNumber: Joi.string().max(limits.vatNumber).allow('').empty(null).default(''),
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
  'array.max': 'tooMany',
  'string.min': 'tooShort',
  'string.email': 'email',
  'string.pattern.invert.name': 'email',
  'string.pattern.base': 'phone',
  'any.only': 'choice',
  'text.characters': 'characters',
  'items.sum': 'quantity',
}

function problemOf(detail: Joi.ValidationErrorItem): FieldProblem {
  // A choice that is not a string breaks two rules; its type is the more useful one to report.
  if (detail.type === 'any.only' && typeof detail.context?.value !== 'string') return 'type'
  if (detail.path[0] === 'items') return itemProblemOf(detail)
  return problems[detail.type] ?? 'type'
}

/** The problem of an item. A missing part is one of type: the form always sends both parts. */
function itemProblemOf({ type, path }: Joi.ValidationErrorItem): FieldProblem {
  if (path[2] === 'quantity') return 'quantity'
  const problem = problems[type] ?? 'type'
  return problem === 'required' ? 'type' : problem
}

/**
 * The request in a posted body.
 * @throws {InvalidFieldsError} with the problem of every refused field
 */
export function parseQuote(body: unknown): QuoteRequest {
  const { value, error } = schema.validate(normalisedFields(body))
  if (!error) return value
  const fields: Record<string, FieldProblem> = {}
  for (const detail of error.details) {
    const [field = 'body', index] = detail.path
    const problem = problemOf(detail)
    fields[field] ??= problem
    // Which of the items it is: the form tells it beside that one.
    if (field === 'items' && Number(index) < itemLimits.items) fields[`items.${index}`] ??= problem
  }
  throw new InvalidFieldsError(fields)
}
