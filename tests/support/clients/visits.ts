import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { validRequest } from '../site/site'

const pages = ['/', '/en', '/prodotti', '/faq', '/en/contacts', '/api/products']

/** Visitors on keep-alive connections, and what they were answered. */
export interface Visits {
  /** How often, by method and status, or by what broke off. */
  answers: Map<string, number>
  /** Milliseconds that an answer took at most, since this was asked last. */
  longestMs: () => number
  /** Lets the requests under way end. */
  stop: () => Promise<void>
}

interface VisitOptions {
  visitors?: number
  /** Requests in a second, of all visitors together; as many as are answered without. */
  rate?: number | undefined
  /** Of so many requests, one is a post. */
  postEvery?: number
}

/**
 * Has visitors ask for pages and post requests, each with the next one as soon as it has an answer.
 * No page is asked for twice under one address, so that no cache answers for a site.
 */
export function startVisits(
  url: string,
  { visitors = 48, rate, postEvery = 50 }: VisitOptions = {},
): Visits {
  const agent = new http.Agent({ keepAlive: true, maxSockets: visitors })
  const answers = new Map<string, number>()
  const begun = performance.now()
  let stopped = false
  let number = 0
  let longest = 0

  const ask = (path: string, body?: string) =>
    new Promise<string>((resolve) => {
      const headers = body ? { 'Content-Type': 'application/json' } : {}
      const asked = http.request(url + path, { agent, headers, method: body ? 'POST' : 'GET' })
      asked.on('response', (response) => {
        response.on('end', () => resolve(`${body ? 'POST' : 'GET'} ${response.statusCode}`))
        response.on('error', ({ message }) => resolve(message))
        response.resume()
      })
      asked.on('error', ({ message }) => resolve(message))
      asked.end(body)
    })

  async function visit(): Promise<void> {
    while (!stopped) {
      number += 1
      const isPost = number % postEvery === 0
      const message = `Richiesta numero ${number}.`
      const early = rate ? (number / rate) * 1000 - (performance.now() - begun) : 0
      if (early > 0) await sleep(early)
      const asked = performance.now()
      const answer = isPost
        ? await ask('/api/contacts', JSON.stringify({ ...validRequest, message }))
        : await ask(`${pages[number % pages.length]}?visit=${number}`)
      longest = Math.max(longest, performance.now() - asked)
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    }
  }

  const visiting = Promise.all(Array.from({ length: visitors }, visit))
  return {
    answers,
    longestMs: () => {
      const soFar = longest
      longest = 0
      return soFar
    },
    stop: async () => {
      stopped = true
      await visiting
      agent.destroy()
    },
  }
}

/** What visitors were answered, for people. */
export const inWords = ({ answers }: Visits): string =>
  [...answers].map(([answer, count]) => `${count} × ${answer}`).join(', ')
