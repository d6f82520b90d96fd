import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@jest/globals'
import { outboxOptions } from '../../../src/outbox/Outbox'
import type { FaultyMailServer } from '../servers/faultySmtp'
import { linesOf, stateOf, type TestSite, validRequest } from '../site/site'
import { until } from '../until'

/** What stands in every field of the visitors', and never in the log. */
export const secret = 'segreto'
const secretPhone = '+39 055 7318 4629'

/** The outbox with short intervals. */
export const hurried = {
  outbox: {
    ...outboxOptions,
    deadline: 1500,
    lease: 4000,
    poll: 500,
    schedule: { ...outboxOptions.schedule, first: [100], later: 300, slow: 300 },
  },
}

/** What a fault did to two requests. */
export interface Endured {
  /** What the log gave as the reason. */
  problem: string
  /** Of the two mails together. */
  tries: number
  copies: number
  messageIds: number
}

/** What is expected of a fault beyond that nothing is lost. */
export interface Expected {
  /** Whether it is our deadline that ends a try, and not what the server does. */
  overdue?: boolean
  /** Copies of one mail at most. */
  copies: number
  /** Mails that show as refused for good meanwhile. */
  refused: number
}

const secretRequest = (n: number) => ({
  ...validRequest,
  firstName: `${secret} ${n}`,
  lastName: secret,
  email: `${secret}@example.com`,
  phone: secretPhone,
  message: `${secret}\n${secret} ${n}`,
  page: `/${secret}`,
  products: [secret],
})

/** The log's lines on one event, the first one of each mail. */
function eachMail(site: Pick<TestSite, 'logged'>, event: string) {
  const ofEvent = linesOf(site, event).reverse()
  return [...new Map(ofEvent.map((line) => [line.mail, line])).values()]
}

/**
 * Posts two requests while the mail server is at fault, has it healed once both mails have failed,
 * and expects each to arrive.
 */
export async function endure(
  site: Pick<TestSite, 'url' | 'post' | 'logged'>,
  server: FaultyMailServer,
  expected: Expected,
): Promise<Endured> {
  const ids: string[] = []
  for (const n of [1, 2]) {
    const response = await site.post(secretRequest(n))
    expect(response.status).toBe(201)
    ids.push((await response.json()).id)
  }
  const unsent = async () => (await stateOf(site)).checks.mails

  await until('both mails have failed', () => eachMail(site, 'mail failed').length === 2)
  expect(await unsent()).toMatchObject({ unsent: 2 })
  await until(
    `${expected.refused} mails show as refused`,
    async () => (await unsent()).refused === expected.refused,
  )

  await server.heal()
  await until('both mails have gone', async () => (await unsent()).unsent === 0)
  // Long enough for a duplicate to arrive, and for connections to close.
  await sleep(hurried.outbox.schedule.later)
  await until('no connection is left open', () => server.open() === 0)

  const copies = new Map<string, number>()
  for (const mail of server.taken) {
    copies.set(mail.messageId, (copies.get(mail.messageId) ?? 0) + 1)
    expect(mail.raw).toContain(`Prodotti: ${secret}`)
  }
  expect([...copies.keys()].sort()).toEqual(
    ids.map((id) => `<${id}.request@chiomara.example>`).sort(),
  )
  expect(Math.max(...copies.values())).toBeLessThanOrEqual(expected.copies)

  const problem = eachMail(site, 'mail failed')[0]?.problem ?? ''
  if (expected.overdue) expect(problem).toContain('DeadlineError')
  const log = site.logged.join('')
  expect(log).not.toContain(secret)
  expect(log).not.toContain(secretPhone.slice(4))
  return {
    problem,
    tries: eachMail(site, 'mail sent').reduce((sum, { attempt }) => sum + attempt, 0),
    copies: server.taken.length,
    messageIds: copies.size,
  }
}
