/** Upper ends in seconds: from what lies in memory to what a deadline ends. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const name = 'http_request_duration_seconds'

interface Series {
  /** How many took at most as long as each bound and longer than the one before; last, those beyond. */
  counts: number[]
  sum: number
}

/**
 * How long answers took, by route and status: a Prometheus histogram. prom-client's costs two
 * microseconds a request, a tenth of what a page from memory does; this adds to two numbers.
 */
export class RequestDurations {
  readonly #series = new Map<string, Map<number, Series>>()

  /** @param route one of few names, without quotes or backslashes */
  observe(route: string, status: number, seconds: number): void {
    const series = this.#series.get(route)?.get(status) ?? this.#begin(route, status)
    let bucket = 0
    while (seconds > (bounds[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1
    series.sum += seconds
  }

  #begin(route: string, status: number): Series {
    const series = { counts: Array<number>(bounds.length + 1).fill(0), sum: 0 }
    const byStatus = this.#series.get(route) ?? new Map<number, Series>()
    this.#series.set(route, byStatus.set(status, series))
    return series
  }

  /** In Prometheus' text format, 0.0.4. */
  text(): string {
    const lines = [
      `# HELP ${name} Time from a request's arrival to the end of its answer.`,
      `# TYPE ${name} histogram`,
    ]
    for (const [route, byStatus] of this.#series) {
      for (const [status, { counts, sum }] of byStatus) {
        const labels = `route="${route}",status="${status}"`
        let total = 0
        for (const [index, count] of counts.entries()) {
          total += count
          lines.push(`${name}_bucket{${labels},le="${bounds[index] ?? '+Inf'}"} ${total}`)
        }
        lines.push(`${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${total}`)
      }
    }
    return `${lines.join('\n')}\n`
  }
}
