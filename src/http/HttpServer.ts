import { once } from 'node:events'
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { codeOf, loggableError, OperatorError } from '../core/errors'
import { events, type Logger } from '../core/log'
import { inTurn } from './inTurn'

/** Milliseconds between two checks for connections that have become idle. */
const idleCheckMs = 50

/**
 * Milliseconds after which a connection is closed whose client reads nothing of the answer; twice
 * that if the first check still finds progress. The system reports progress only when a third of
 * its buffer is free again, and a slow link takes several seconds for that.
 */
const stalledMs = 30_000

/** Bytes of a refused body that are read, so that its connection serves the next request. */
const mostLeftOver = 1024 * 1024

/** Milliseconds that a client has to read its answer while more of its body would come. */
const partingMs = 500

/** Ends a connection whose request was answered before all of it came, unless little is left. */
function partFrom(request: IncomingMessage): void {
  const { complete, headers, socket } = request
  if (complete || Number(headers['content-length']) <= mostLeftOver) return
  socket.end()
  socket.pause()
  setTimeout(() => socket.destroy(), partingMs).unref()
}

/** Whether a proxy in front may read another host, or another request; nginx refuses these too. */
function isAmbiguous({ httpVersionMajor, rawHeaders }: IncomingMessage): boolean {
  const isHost = (text: string, index: number) => index % 2 === 0 && /^host$/i.test(text)
  return httpVersionMajor !== 1 || rawHeaders.filter(isHost).length > 1
}

/** What an operator has to change when listening fails with one of these codes. */
const advice: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_host, port) => `PORT: another program is listening on port ${port} already.`,
  EACCES: (_host, port) => `PORT: this user may not listen on port ${port}.`,
  EADDRNOTAVAIL: (host) => `HOST: this machine has no address "${host}".`,
  ENOTFOUND: (host) => `HOST: no address is known for "${host}".`,
  EAI_AGAIN: (host) => `HOST: no address is known for "${host}".`,
}

/** Node's HTTP server with our timeouts and a graceful shutdown. */
export class HttpServer {
  readonly #server: http.Server
  readonly #underway = new Set<ServerResponse>()
  #closing = false

  constructor(
    listener: RequestListener,
    readonly log: Logger,
    patienceMs = stalledMs,
  ) {
    this.#server = http.createServer(
      {
        headersTimeout: 8000,
        requestTimeout: 15_000,
        connectionsCheckingInterval: 1000,
        // Longer than a load balancer keeps a connection, so that it is never us who close first.
        keepAliveTimeout: 65_000,
      },
      // `inTurn` comes first. If a connection ends before an answer's turn, Node never closes that
      // response, and `#underway` would keep it.
      inTurn((request, response) => {
        this.#underway.add(response)
        // Node emits both once. `once` would make a function more for each, and half a microsecond's work.
        response.on('close', () => this.#underway.delete(response))
        response.on('finish', () => partFrom(request))
        if (this.#closing) response.shouldKeepAlive = false
        if (isAmbiguous(request)) {
          response.writeHead(400, { Connection: 'close', 'Content-Length': 0 }).end()
          return
        }
        listener(request, response)
      }),
    )
    this.#server.timeout = patienceMs
  }

  /**
   * Resolves with the port once connections are accepted.
   * @param prefix of the variables that say where
   * @throws {OperatorError} naming the variable that is wrong
   */
  async listen(port: number, host: string, prefix: '' | 'METRICS_' = ''): Promise<number> {
    try {
      await once(this.#server.listen(port, host), 'listening')
    } catch (error) {
      const sentence = advice[codeOf(error)]?.(host, port)
      throw sentence === undefined ? error : new OperatorError(prefix + sentence)
    }
    // A connection that cannot be accepted, for want of descriptors say, must not end the process.
    this.#server.on('error', (error) => {
      this.log.error({ error: loggableError(error) }, events.acceptFailed)
    })
    return (this.#server.address() as AddressInfo).port
  }

  /** From now on every answer is the last one on its connection. */
  closeAfterAnswers(): void {
    this.#closing = true
    for (const response of this.#underway) {
      if (!response.headersSent) response.shouldKeepAlive = false
    }
  }

  /**
   * Stops accepting and waits for what is under way.
   * @param finishMs after which it is broken off
   */
  async close(finishMs: number): Promise<void> {
    this.closeAfterAnswers()
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    // An answer whose headers said keep-alive leaves its connection idle when it has ended.
    const idle = setInterval(() => this.#server.closeIdleConnections(), idleCheckMs)
    const late = setTimeout(() => this.#server.closeAllConnections(), finishMs)
    await closed
    clearInterval(idle)
    clearTimeout(late)
  }
}
