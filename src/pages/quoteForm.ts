import type { ErrorRequestHandler, Request, RequestHandler } from 'express'
import { notSentText } from '../../views/text/notSent'
import { InvalidFieldsError, toHttpError } from '../core/errors'
import { lineIn, sentPathFor } from '../shared/contactLinks'
import { type FormOutcome, type FormValues, failureOf } from '../shared/formOutcome'
import { questionField, type Ticked, withTicked } from '../shared/messageParts'
import { type ItemInput, itemFieldNames, quantityIn, untouchedQuantity } from '../shared/quoteItems'
import { type QuoteReceipt, type QuoteRefusal, textsOf } from '../shared/quotes'
import { failurePage } from './failurePage'
import type { Page } from './PageRenderer'
import type { Pages } from './Pages'
import { knownQuery, languageFor, queryOf, sendOnce } from './pageHandler'

const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The items as the form sends them: `product=…&quantity=…` for each, the two in pairs. */
function itemInputs(body: Record<string, unknown>): ItemInput[] {
  const quantities = list(body[itemFieldNames.quantity])
  return list(body[itemFieldNames.product])
    .map((product, index) => ({ product: text(product), quantity: text(quantities[index]) }))
    .filter(({ product, quantity }) => product !== '' || quantity !== untouchedQuantity)
}

/**
 * The items for the API, without those whose quantity was emptied. The API refuses what cannot be
 * read: a text that is no quantity, and names that are not paired with quantities.
 */
function itemsIn(body: Record<string, unknown>): unknown {
  const names = list(body[itemFieldNames.product])
  if (names.length !== list(body[itemFieldNames.quantity]).length) return names
  return itemInputs(body)
    .filter(({ quantity }) => quantity.trim() !== '')
    .map((item) => ({ ...item, quantity: quantityIn(item.quantity) ?? item.quantity.trim() }))
}

/** What was ticked or named beside the message. */
function tickedIn(body: Record<string, unknown>): Ticked {
  // A posted question may be called `__proto__`: without a prototype that is an ordinary key.
  const ticked: Record<string, string[]> = Object.create(null)
  for (const [field, value] of Object.entries(body)) {
    const question = questionField.exec(field)?.groups?.question
    if (question === undefined) continue
    const parts = list(value).map((part) => text(part).trim())
    ticked[question] = [...(ticked[question] ?? []), ...parts.filter((part) => part !== '')]
  }
  return ticked
}

/** Whether an answer by phone was ticked and the number left out. */
function isNumberMissing(body: Record<string, unknown>): boolean {
  const isByNumber = (field: string) => questionField.exec(field)?.groups?.number !== undefined
  return text(body.phone).trim() === '' && Object.keys(body).some(isByNumber)
}

/** The posted form with what the page itself knows, in the shape of the API. */
function requestIn(request: Request): Record<string, unknown> {
  const body: Record<string, unknown> = { ...request.body }
  return {
    ...body,
    // An invalid one is passed on as it is.
    ...(typeof body.message === 'string' && {
      message: withTicked(body.message, tickedIn(body)),
    }),
    items: itemsIn(body),
    language: languageFor(request),
    page: request.originalUrl,
    line: lineIn(queryOf(request)),
  }
}

/**
 * Accepts the form that a browser without a script posts, and redirects to the page that thanks.
 * @param accept saves a posted request, or throws an error with its problems and those of the form
 */
export function quoteFormHandler(
  accept: (
    body: unknown,
    request: Request,
    formProblems: QuoteRefusal['fields'],
  ) => Promise<QuoteReceipt>,
): RequestHandler {
  return async (request, response) => {
    const problems = isNumberMissing({ ...request.body }) ? { phone: 'required' as const } : {}
    const { id } = await accept(requestIn(request), request, problems)
    response.set('Cache-Control', 'no-store')
    response.redirect(303, sentPathFor(id, languageFor(request)))
  }
}

/** What the visitor typed, as far as the body could be read. */
function valuesIn(request: Request): FormValues {
  const body: Record<string, unknown> = { ...request.body }
  return {
    ...textsOf((field) => text(body[field])),
    items: itemInputs(body),
    ticked: tickedIn(body),
  }
}

/**
 * Answers a posted form that failed with the form again and everything that was typed. The status
 * is 422 with the problems beside their fields, or the error's own with other ways to reach the
 * shop. If too many come that no limit bounds, they get a short page that leads back to the form.
 * @param readForm reads the body of a post that was refused before its body was read
 * @param report logs the error
 */
export function quoteFormErrors(
  pages: Pages,
  readForm: RequestHandler,
  report: (error: unknown, request: Request) => void,
): ErrorRequestHandler {
  return async (error, request, response, _next) => {
    report(error, request)
    const answer = toHttpError(error)
    const isInvalid = answer instanceof InvalidFieldsError
    const status = isInvalid ? 422 : answer.status
    const language = languageFor(request)
    response.set(answer.headers)
    const isLimited = isInvalid || status >= 500
    let page: Page | undefined
    if (isLimited || pages.hasTime) {
      // The body is read only after the rate limits, so that most bodies of a flood are never read.
      if (request.body === undefined) {
        await new Promise((resolve) => readForm(request, response, resolve))
      }
      const values = valuesIn(request)
      const outcome: FormOutcome = isInvalid
        ? { kind: 'refused', values, problems: answer.fields }
        : { kind: 'failed', values, ...failureOf(status, response.getHeader('Retry-After')) }
      const location = request.path + knownQuery(request, language)
      page = await pages.answer(location, language, outcome, isLimited)
    }
    if (page) return sendOnce(response, page, status)
    response.status(status).set('Cache-Control', 'no-store').type('html')
    response.send(failurePage(language, pages.shop, notSentText))
  }
}
