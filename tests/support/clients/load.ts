import { setTimeout as sleep } from 'node:timers/promises'
import { postTo, validRequest } from '../site/site'

/** What one post came to; the status is 0 when the site died over it. */
export interface Answer {
  status: number
  ms: number
  retryAfter: string | null
}

/** Visitors who post one request after the other. */
export interface Load {
  /** The id that a 201 gave, by the mark that stands in the request's message. */
  saved: Map<string, string>
  answers: Answer[]
  /** Lets the posts under way end. */
  stop: () => Promise<void>
}

/** Milliseconds between two requests of one visitor. */
const pauseMs = 20

/** Milliseconds before a visitor sends the same again. */
const patienceMs = 100

const mark = /marca-\d+/

/** The mark of the request that a text is of. */
export const markIn = (text: string | undefined): string => mark.exec(text ?? '')?.[0] ?? 'no mark'

/**
 * Posts requests that differ from each other until it is stopped. Who gets no 201 sends the same
 * again, as people do.
 * @param site where to post, asked anew each time
 * @param visitors those who post at the same time
 */
export function startLoad(site: () => string, visitors: number): Load {
  const saved = new Map<string, string>()
  const answers: Answer[] = []
  let number = 0
  let stopped = false

  async function post(message: string): Promise<Response | undefined> {
    const begun = performance.now()
    let isThere = true
    const response = await postTo(site())({ ...validRequest, message }).catch(({ cause }) => {
      isThere = cause?.code !== 'ECONNREFUSED'
      return undefined
    })
    if (!isThere) return undefined
    answers.push({
      status: response?.status ?? 0,
      ms: performance.now() - begun,
      retryAfter: response?.headers.get('Retry-After') ?? null,
    })
    return response
  }

  async function send(): Promise<void> {
    number += 1
    const message = `marca-${number}, grazie`
    while (!stopped) {
      const response = await post(message)
      const receipt = await response?.json().catch(() => undefined)
      if (response?.status === 201 && receipt) {
        saved.set(markIn(message), receipt.id)
        return
      }
      await sleep(patienceMs)
    }
  }

  async function visit(): Promise<void> {
    while (!stopped) {
      await send()
      await sleep(pauseMs)
    }
  }

  const visiting = Promise.all(Array.from({ length: visitors }, visit))
  return {
    saved,
    answers,
    stop: async () => {
      stopped = true
      await visiting
    },
  }
}
