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
 * What the site counts for Prometheus; docs/monitoring.md lists it. Every label has few values:
 * none comes from a visitor.
 */
export class Metrics {
  readonly registry = new Registry()

  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request’s arrival to the end of its answer.',
    labelNames: ['route', 'status'],
    // From answers in memory to those that a deadline ends.
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  })

  readonly renders = new Histogram({
    name: 'chiomara_page_render_seconds',
    help: 'Time to render a page; what is kept is not rendered.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
    registers: [this.registry],
  })

  readonly saved = this.#counter(
    'chiomara_requests_saved_total',
    'Quote requests saved, by what made them look like a bot’s.',
    ['none', ...suspicions].map((suspicion) => ({ suspicion })),
  )

  readonly repeated = this.#counter(
    'chiomara_requests_repeated_total',
    'Posts that were a saved request once more.',
  )

  readonly refused = this.#counter(
    'chiomara_posts_refused_total',
    'Posts of the form that were not taken, by reason.',
    [...Object.values(refusalReasons), 'failed'].map((reason) => ({ reason })),
  )

  readonly mailTries = this.#counter(
    'chiomara_mail_tries_total',
    'Tries to hand a mail to the mail server, by its kind and how they ended.',
    mailKinds.flatMap((kind) => tryOutcomes.map((outcome) => ({ kind, outcome }))),
  )

  /** A counter that starts at 0 for each label, or Prometheus would miss its first increase. */
  #counter<L extends string>(
    name: string,
    help: string,
    labels: readonly Record<L, string>[] = [],
  ) {
    const labelNames = Object.keys(labels[0] ?? {}) as L[]
    const counter = new Counter({ name, help, labelNames, registers: [this.registry] })
    for (const each of labels) counter.inc(each, 0)
    return counter
  }
}
