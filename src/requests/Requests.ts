import { events, type Logger } from '../log'
import type { CheckedRequest, QuoteRequest, RequestReceipt } from '../shared/requests'
import type { ContactStore, Saving } from './ContactStore'
import type { Outbox } from './Outbox'
import { parseRequest } from './requestSchema'
import { suspicionOf } from './suspicion'

/** Milliseconds between two warnings of a flood in the log. */
const floodSilenceMs = 60 * 60 * 1000

/** Takes requests: each is saved together with the mails that tell of it. */
export class Requests {
  #floodToldAt = Number.NEGATIVE_INFINITY

  constructor(
    readonly store: ContactStore,
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
  async accept(body: unknown, requestId?: string): Promise<RequestReceipt> {
    const request = await this.#checked(parseRequest(body))
    const saving = await this.store.save(request, suspicionOf(request), new Date())
    const { receipt, repeated, suspicion } = saving
    this.onSaved(saving)
    this.log.info(
      { request: requestId, id: receipt.id, suspicion },
      repeated ? events.contactRepeated : events.contactSaved,
    )
    if (suspicion === 'flood') this.#tellOfFlood()
    this.outbox.wake()
    return receipt
  }

  /** Unknown products are kept too: the shop reads what the visitor meant. */
  async #checked({ items, ...request }: QuoteRequest): Promise<CheckedRequest> {
    const names = items.length > 0 ? await this.productNames() : new Set()
    return {
      ...request,
      items: items.map((item) => ({ ...item, known: names.has(item.product) })),
    }
  }

  #tellOfFlood(): void {
    if (performance.now() - this.#floodToldAt < floodSilenceMs) return
    this.#floodToldAt = performance.now()
    this.log.warn(events.flood)
  }
}
