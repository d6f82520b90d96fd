import { setTimeout as sleep } from 'node:timers/promises'
import { Deadline } from '../core/Deadline'
import { loggableError } from '../core/errors'
import { events, type Logger } from '../core/log'
import { Outage } from '../core/Outage'
import { retried } from '../core/retried'
import type { Delivery } from './Delivery'
import type { MailStore } from './MailStore'
import { mailProblem } from './mailProblem'
import type { ClaimedMail, MailKind } from './mailRecord'
import { nextTry, schedule } from './schedule'

/** How a try to send a mail ended; `refused`: for good. */
export const tryOutcomes = ['sent', 'written', 'failed', 'refused'] as const
type TryOutcome = (typeof tryOutcomes)[number]

/** All but `slots` in milliseconds. */
export const outboxOptions = {
  /** Mails under way at once. */
  slots: 4,
  /** For one try. */
  deadline: 30_000,
  /** For a claimed mail: the deadline of a try, and time to record its outcome. */
  lease: 60_000,
  /** Between two looks at the table: for mails to try again, and those of other processes. */
  poll: 5000,
  schedule,
}

export type OutboxOptions = typeof outboxOptions

/**
 * Sends the mails of the table, each at least once and under one Message-ID. Several processes may
 * do so at the same time. When one dies, the others claim its mails once their leases have expired.
 */
export class Outbox {
  readonly #stop = new AbortController()
  #running: Promise<void> | undefined
  /** Ends the pause between two looks at the table. */
  #alarm = new AbortController()
  /** Of the database; an outage of the mail server shows in the log of each mail. */
  readonly #outage: Outage

  constructor(
    readonly store: MailStore,
    readonly delivery: Delivery,
    readonly log: Logger,
    readonly options = outboxOptions,
    /** Called after every try, but for those that a stop broke off. */
    readonly onTried: (kind: MailKind, outcome: TryOutcome) => void = () => undefined,
  ) {
    this.#outage = new Outage(log, { begun: events.outboxFailed, over: events.outboxWorks })
  }

  start(): void {
    this.#running ??= this.#run()
  }

  /** Call it after a mail was added. */
  wake(): void {
    this.#alarm.abort()
  }

  /** Claims no more mails, aborts those under way and releases them. */
  async stop(): Promise<void> {
    this.#stop.abort()
    this.wake()
    await this.#running
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop
    const tries = new Set<Promise<void>>()
    while (!signal.aborted) {
      this.#alarm = new AbortController()
      const free = this.options.slots - tries.size
      const claimed = free > 0 ? await this.#claim(free) : []
      for (const mail of claimed) {
        const trying = this.#try(mail).finally(() => {
          tries.delete(trying)
          this.wake()
        })
        tries.add(trying)
      }
      if (claimed.length > 0) continue
      const pause = sleep(this.options.poll, undefined, { signal: this.#alarm.signal })
      await pause.catch(() => undefined)
    }
    await Promise.all(tries)
  }

  /** What is due; nothing while the database is away. */
  async #claim(limit: number): Promise<ClaimedMail[]> {
    try {
      const claimed = await this.store.claim(new Date(), limit, this.options.lease)
      this.#outage.succeeded()
      return claimed
    } catch (error) {
      this.#outage.failed(loggableError(error))
      return []
    }
  }

  async #try(mail: ClaimedMail): Promise<void> {
    const about = {
      mail: mail.id,
      kind: mail.kind,
      ...(mail.quoteId !== null && { quote: mail.quoteId }),
    }
    const end = Date.now() + this.options.lease
    const deadline = new Deadline(this.options.deadline, this.#stop.signal)
    try {
      const handover = await deadline.race(this.delivery.deliver(mail, deadline.signal))
      await this.#note(end, () =>
        handover ? this.store.markDone(mail, handover, new Date()) : this.store.drop(mail),
      )
      if (handover) {
        this.onTried(mail.kind, handover)
        const event = handover === 'sent' ? events.mailSent : events.mailWritten
        this.log.info({ ...about, attempt: mail.attempts + 1 }, event)
      }
    } catch (error) {
      await this.#failed(mail, error, end, about)
    }
  }

  async #failed(
    mail: ClaimedMail,
    error: unknown,
    end: number,
    about: Record<string, unknown>,
  ): Promise<void> {
    const now = new Date()
    if (this.#stop.signal.aborted) {
      await this.#note(end, () => this.store.putOff(mail, now))
      return
    }
    const { problem, refused } = mailProblem(error)
    this.onTried(mail.kind, refused ? 'refused' : 'failed')
    const attempts = mail.attempts + 1
    const { dueAt, slow } = nextTry(mail, refused, now, this.options.schedule)
    const line = { ...about, attempt: attempts, problem }
    if (slow && mail.kind === 'digest') {
      this.log.warn(line, events.digestDissolved)
      await this.#note(end, () => this.store.dissolve(mail))
    } else if (slow && mail.kind === 'acknowledgement') {
      this.log.warn(line, events.acknowledgementDropped)
      await this.#note(end, () => this.store.drop(mail))
    } else {
      this.log.warn({ ...line, dueAt, slow }, events.mailFailed)
      await this.#note(end, () =>
        this.store.putOff(mail, dueAt, { attempts, problem, slow, refused }),
      )
    }
  }

  /** Notes how a try ended; while the database is away again and again, until the lease ends. */
  async #note(end: number, write: () => Promise<void>): Promise<void> {
    const attempt = async () => {
      try {
        await write()
      } catch (error) {
        this.#outage.failed(loggableError(error))
        throw error
      }
    }
    await retried(attempt, end - Date.now(), this.#stop.signal).catch(() => undefined)
  }
}
