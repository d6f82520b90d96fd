import type { RequestHandler } from 'express'
import type { SiteState } from '../core/SiteState'
import { version } from '../shared/version'

/** `GET /healthz`: the process is up, and what it is. */
export const healthHandler = (): RequestHandler => (_request, response) => {
  response.set('Cache-Control', 'no-store').json({ status: 'up', version })
}

/** Two requests within this time, in milliseconds, mean that a proxy is polling. */
const watchedMs = 25_000

/** `GET /readyz`, by which a proxy learns whether to send us requests. */
export class Readiness {
  #status: 'starting' | 'ready' | 'stopping' = 'starting'
  #askedAt: number[] = []

  /** From now on the answer is 200. */
  begin(): void {
    if (this.#status === 'starting') this.#status = 'ready'
  }

  /** From now on the answer is 503. */
  stop(): void {
    this.#status = 'stopping'
  }

  get isReady(): boolean {
    return this.#status === 'ready'
  }

  /** Whether a proxy seems to be polling. */
  get isWatched(): boolean {
    const [earlier] = this.#askedAt
    return this.#askedAt.length === 2 && performance.now() - (earlier ?? 0) < watchedMs
  }

  /**
   * 200 unless the process is starting or stopping, since pages are served without the database
   * too; the status then says "pages only", and the checks say why.
   */
  handler(checks: () => Promise<SiteState>): RequestHandler {
    return async (_request, response) => {
      this.#askedAt = [...this.#askedAt.slice(-1), performance.now()]
      const state = await checks()
      const status = this.isReady && state.database !== 'ok' ? 'pages only' : this.#status
      response
        .status(this.isReady ? 200 : 503)
        .set('Cache-Control', 'no-store')
        .json({ status, checks: state })
    }
  }
}
