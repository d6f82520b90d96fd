import type { RequestHandler } from 'express'
import { events, type Logger } from '../core/log'
import type { Outbox } from '../outbox/Outbox'
import { wishedProduct } from '../shared/onRequest'
import type { CheckedQuote, QuoteReceipt, QuoteRefusal, QuoteRequest } from '../shared/quotes'
import type { QuoteStore, Saving } from './QuoteStore'
import { parseQuote } from './quoteSchema'
import { suspicionOf } from './suspicion'

/** Accepts requests. Each is saved together with its mails. */
export class QuoteIntake {
  constructor(
    readonly store: QuoteStore,
    readonly outbox: Outbox,
    readonly log: Logger,
    /** The names of all products, in both languages. */
    readonly productNames: () => Promise<ReadonlySet<string>>,
    /** Called for every request that was saved. */
    readonly onSaved: (saving: Saving) => void,
  ) {}

  /**
   * Saves a posted request. Its mails are sent afterwards: the visitor never learns if they fail.
   * @param requestId the id of the HTTP request in the log
   * @param formProblems those that the caller has found, by field
   * @throws {InvalidFieldsError} with the problem of every refused field
   * @throws {DatabaseAwayError} when it could not be saved
   */
  async accept(
    body: unknown,
    requestId?: string,
    formProblems?: QuoteRefusal['fields'],
  ): Promise<QuoteReceipt> {
    const quote = await this.#checked(parseQuote(body, formProblems))
    const saving = await this.store.save(quote, suspicionOf(quote), new Date())
    const { receipt, repeated, suspicion } = saving
    this.onSaved(saving)
    this.log.info(
      { request: requestId, id: receipt.id, suspicion },
      repeated ? events.quoteRepeated : events.quoteSaved,
    )
    this.outbox.wake()
    return receipt
  }

  /** Marks the products that the catalogue has or that are on request. Others are kept too. */
  async #checked({ items, ...quote }: QuoteRequest): Promise<CheckedQuote> {
    const names = items.length > 0 ? await this.productNames() : new Set()
    return {
      ...quote,
      items: items.map((item) => ({
        ...item,
        known: names.has(item.product) || wishedProduct(item.product) !== undefined,
      })),
    }
  }
}

/** `POST /api/contacts`: 201 with the receipt once the request is saved. */
export function quoteHandler(quotes: QuoteIntake): RequestHandler {
  return async (request, response) => {
    const receipt = await quotes.accept(request.body, request.id)
    response.status(201).set('Cache-Control', 'no-store').json(receipt)
  }
}
