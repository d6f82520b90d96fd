import { events, type Logger } from '../core/log'
import type { Outbox } from '../outbox/Outbox'
import type { CheckedQuote, QuoteReceipt, QuoteRequest } from '../shared/quotes'
import type { QuoteStore, Saving } from './QuoteStore'
import { parseQuote } from './quoteSchema'
import { suspicionOf } from './suspicion'

/** Milliseconds between two warnings of a flood in the log. */
const floodSilenceMs = 60 * 60 * 1000

/** Takes requests: each is saved together with the mails that tell of it. */
export class QuoteIntake {
  #floodToldAt = Number.NEGATIVE_INFINITY

  constructor(
    readonly store: QuoteStore,
    readonly outbox: Outbox,
    readonly log: Logger,
    /** The names of all products, in both languages. */
    readonly productNames: () => Promise<ReadonlySet<string>>,
    /** Learns of every request that was saved. */
    readonly onSaved: (saving: Saving) => void,
  ) {}

  /**
   * Saves a posted request; its mails go out afterwards, and their failure is not reported to
   * the visitor.
   * @param requestId what the log calls the HTTP request
   * @throws {InvalidFieldsError} with the problem of every refused field
   * @throws {DatabaseAwayError} when it could not be saved
   */
  async accept(body: unknown, requestId?: string): Promise<QuoteReceipt> {
    const quote = await this.#checked(parseQuote(body))
    const saving = await this.store.save(quote, suspicionOf(quote), new Date())
    const { receipt, repeated, suspicion } = saving
    this.onSaved(saving)
    this.log.info(
      { request: requestId, id: receipt.id, suspicion },
      repeated ? events.quoteRepeated : events.quoteSaved,
    )
    if (suspicion === 'flood') this.#tellOfFlood()
    this.outbox.wake()
    return receipt
  }

  /** Unknown products are kept too: the shop reads what the visitor meant. */
  async #checked({ items, ...quote }: QuoteRequest): Promise<CheckedQuote> {
    const names = items.length > 0 ? await this.productNames() : new Set()
    return {
      ...quote,
      items: items.map((item) => ({ ...item, known: names.has(item.product) })),
    }
  }

  #tellOfFlood(): void {
    if (performance.now() - this.#floodToldAt < floodSilenceMs) return
    this.#floodToldAt = performance.now()
    this.log.warn(events.flood)
  }
}
