import type { Catalogue } from './catalogue/Catalogue'
import { endedWithin } from './core/Deadline'
import { events, type Logger } from './core/log'
import type { Outage } from './core/Outage'
import type { Poll } from './core/Poll'
import type { Preparation } from './database/Preparation'
import type { Delivery } from './outbox/Delivery'
import type { Outbox } from './outbox/Outbox'
import type { Retention } from './quotes/Retention'

/** Milliseconds that stopping waits for a mail server that is being checked. */
const longestCheckMs = 500

interface Parts {
  poll: Poll<unknown>
  preparation: Preparation
  outage: Outage
  catalogue: Catalogue
  delivery: Delivery
  outbox: Outbox
  retention: Retention
}

/** Everything that runs beside the answering of requests. */
export class BackgroundWork {
  #halted = false
  #mailsChecked = Promise.resolve()

  constructor(
    readonly parts: Parts,
    readonly log: Logger,
  ) {}

  /**
   * Waits for the database, however long that takes, and migrates it; then starts outbox and
   * retention. Resolves once all of it has started.
   * @throws {OperatorError} when the database will never be ready
   */
  async start(): Promise<void> {
    const { poll, preparation, outage, catalogue, outbox, retention } = this.parts
    poll.start()
    this.#mailsChecked = this.#checkMails()
    const migrated = await preparation.run()
    if (!migrated) return
    outage.succeeded()
    await catalogue.refresh()
    this.log.info(migrated, events.migrated)
    if (this.#halted) return
    catalogue.start()
    outbox.start()
    retention.start()
  }

  /** Stops all of it and releases the outbox's leases; requests can still be saved. */
  async halt(): Promise<void> {
    const { poll, preparation, catalogue, outbox, retention } = this.parts
    this.#halted = true
    poll.stop()
    preparation.stop()
    catalogue.stop()
    const checked = endedWithin(longestCheckMs, this.#mailsChecked)
    await Promise.all([retention.stop(), outbox.stop(), checked])
  }

  /** Logs wrong mail settings, such as a bad password, at start and not with the first request. */
  async #checkMails(): Promise<void> {
    const fault = await this.parts.delivery.check()
    if (fault) this.log.warn(fault, events.mailsUnready)
  }
}
