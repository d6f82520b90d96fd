import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseAwayError } from './errors'

const pauseMs = 500

/**
 * Repeats work while the database is away or busy.
 * @param milliseconds after which there is no new attempt
 * @param signal once it is aborted there is no new attempt
 * @throws what the last attempt threw
 */
export async function retried<T>(
  work: () => Promise<T>,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<T> {
  const end = performance.now() + milliseconds
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const mayPass = error instanceof DatabaseAwayError && performance.now() + pauseMs < end
      if (!mayPass || signal?.aborted) throw error
      // An abort ends the pause too.
      await sleep(pauseMs, undefined, signal && { signal }).catch(() => Promise.reject(error))
    }
  }
}
