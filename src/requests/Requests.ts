import { randomUUID } from 'node:crypto'
import { errorCode } from '../errors'
import { events, type Logger } from '../log'
import type { QuoteRequest, RequestReceipt, SavedRequest } from '../shared/requests'
import type { ContactStore } from './contactStore'

/** Takes requests: each is saved, then the shop is told. */
export class Requests {
  readonly #underway = new Set<Promise<void>>()

  constructor(
    readonly store: ContactStore,
    readonly notify: (request: SavedRequest) => Promise<void>,
    readonly log: Logger,
  ) {}

  /**
   * Saves the request; the mail goes out afterwards, and its failure is not the visitor's.
   * @throws {DatabaseAwayError} when it could not be saved
   */
  async accept(request: QuoteRequest): Promise<RequestReceipt> {
    const receipt = { id: randomUUID(), createdAt: new Date().toISOString() }
    const saved = { ...request, ...receipt }
    await this.store.insert(saved)
    this.log.info({ id: receipt.id }, events.contactSaved)
    const mail = this.notify(saved)
      .catch((error) => {
        this.log.error({ id: receipt.id, error: errorCode(error) }, events.mailFailed)
      })
      .finally(() => {
        this.#underway.delete(mail)
      })
    this.#underway.add(mail)
    return receipt
  }

  /** Resolves when no mail is under way any more. */
  async settled(): Promise<void> {
    await Promise.all(this.#underway)
  }
}
