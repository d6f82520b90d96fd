import { events, type Logger } from '../log'
import type { RequestReceipt } from '../shared/requests'
import type { ContactStore } from './contactStore'
import type { Outbox } from './Outbox'
import { parseRequest } from './requestSchema'
import { suspicionOf } from './suspicion'

/** Takes requests: each is saved together with the mails that tell of it. */
export class Requests {
  constructor(
    readonly store: ContactStore,
    readonly outbox: Outbox,
    readonly log: Logger,
  ) {}

  /**
   * Saves a posted request; its mails go out afterwards, and whatever befalls them is not the
   * visitor's.
   * @throws {InvalidFieldsError} with the problem of every refused field
   * @throws {DatabaseAwayError} when it could not be saved
   */
  async accept(body: unknown): Promise<RequestReceipt> {
    const request = parseRequest(body)
    const suspicion = suspicionOf(request)
    const { receipt, repeated } = await this.store.save(request, suspicion, new Date())
    this.log.info(
      { id: receipt.id, suspicion },
      repeated ? events.contactRepeated : events.contactSaved,
    )
    this.outbox.wake()
    return receipt
  }

  /** Resolves when every mail that is due has been tried. */
  settled(): Promise<void> {
    return this.outbox.settled()
  }
}
