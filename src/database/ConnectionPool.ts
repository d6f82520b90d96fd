import type { Knex } from 'knex'
import type { Deadline } from '../core/Deadline'

/** A connection as the driver makes it. */
interface RawConnection {
  /** mysql2 only: closes the socket at once. */
  destroy?: () => void
}

interface Client {
  acquireConnection(): Promise<RawConnection>
  releaseConnection(connection: RawConnection): Promise<void>
}

/** Knex' own connections, for transactions under a deadline. */
export class ConnectionPool {
  readonly #client: Client

  constructor(knex: Knex) {
    this.#client = knex.client
  }

  /** Acquires a connection; one that comes after the deadline is released to the pool. */
  async acquire(deadline: Deadline): Promise<RawConnection> {
    const pending = this.#client.acquireConnection()
    try {
      return await deadline.race(pending)
    } catch (error) {
      pending.then((late) => this.release(late)).catch(() => undefined)
      throw error
    }
  }

  release(connection: RawConnection): Promise<void> {
    return this.#client.releaseConnection(connection)
  }

  /**
   * An overdue connection may still be executing, so it must not go back to the pool. MySQL's is
   * destroyed; SQLite's, the only one, is released when its work has ended.
   */
  abandon(connection: RawConnection, running: Promise<unknown>): void {
    const release = () => this.release(connection)
    if (connection.destroy) {
      connection.destroy()
      void release()
    } else {
      running.then(release, release)
    }
  }
}
