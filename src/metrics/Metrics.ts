import { Counter, Histogram, Registry } from 'prom-client'
import { mailKinds } from '../outbox/mailRecord'
import { tryOutcomes } from '../outbox/Outbox'
import { suspicions } from '../quotes/suspicion'

/** Why a post was not taken, by the status of its answer; `failed` for any other. */
export const refusalReasons: Readonly<Record<number, string>> = {
  400: 'invalid',
  422: 'invalid',
  403: 'cross-site',
  408: 'timeout',
  413: 'too-large',
  415: 'type',
  429: 'rate-limit',
  503: 'database',
}

/**
 * What the site counts for Prometheus; docs/monitoring.md lists it. Every label has few values: none
 * comes from a visitor.
 */
export class Metrics {
  readonly registry = new Registry()
  readonly #common = { registers: [this.registry] }

  readonly requests = new Histogram({
    ...this.#common,
    name: 'http_request_duration_seconds',
    help: 'Time from a request’s arrival to the end of its answer.',
    labelNames: ['route', 'status'],
    // From answers in memory to those that a deadline ends.
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  })

  readonly saved = new Counter({
    ...this.#common,
    name: 'chiomara_requests_saved_total',
    help: 'Quote requests saved, by what made them look like a bot’s.',
    labelNames: ['suspicion'],
  })

  readonly repeated = new Counter({
    ...this.#common,
    name: 'chiomara_requests_repeated_total',
    help: 'Posts that were a saved request once more.',
  })

  readonly refused = new Counter({
    ...this.#common,
    name: 'chiomara_posts_refused_total',
    help: 'Posts of the form that were not taken, by reason.',
    labelNames: ['reason'],
  })

  readonly mailTries = new Counter({
    ...this.#common,
    name: 'chiomara_mail_tries_total',
    help: 'Tries to hand a mail to the mail server, by its kind and how they ended.',
    labelNames: ['kind', 'outcome'],
  })

  readonly renders = new Histogram({
    ...this.#common,
    name: 'chiomara_page_render_seconds',
    help: 'Time to render a page; what is kept is not rendered.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
  })

  constructor() {
    // Prometheus sees a counter grow only if it has seen it before.
    for (const suspicion of ['none', ...suspicions]) this.saved.inc({ suspicion }, 0)
    for (const reason of [...Object.values(refusalReasons), 'failed']) {
      this.refused.inc({ reason }, 0)
    }
    for (const kind of mailKinds) {
      for (const outcome of tryOutcomes) this.mailTries.inc({ kind, outcome }, 0)
    }
  }
}
