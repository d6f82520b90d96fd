import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { newSqlitePlace } from '../../tests/support/servers/databases'
import { anyBody, marker, validBody } from '../../tests/support/site/bodies'
import type { TestSite } from '../../tests/support/site/site'
import { quickOutbox, setStage } from '../../tests/support/site/stage'
import { InvalidFieldsError } from '../core/errors'
import { textFields, textRules } from '../shared/quotes'
import { parseQuote } from './quoteSchema'

const stage = setStage(newSqlitePlace)

/** How many bodies of every kind, and how many more that are valid; others in every run. */
const runs = { any: 250, valid: 50 }

function isAccepted(body: unknown): boolean {
  try {
    parseQuote(body)
    return true
  } catch (error) {
    if (!(error instanceof InvalidFieldsError)) throw error
    return false
  }
}

/** The row holds what was accepted, and every text in it is one that may be kept. */
async function expectKept(site: TestSite, id: string, body: unknown) {
  const { honeypot: _, items, ...fields } = parseQuote(body)
  const row = await site.services.quotes.find(id)
  expect(row).toMatchObject({ ...fields, items: items.map((item) => ({ ...item, known: false })) })
  for (const field of textFields) {
    const text = String(row?.[field])
    expect(text.isWellFormed()).toBe(true)
    expect(text).not.toMatch(field === 'message' ? /[^\P{Cc}\n]/u : /\p{Cc}/u)
    expect(text.length).toBeLessThanOrEqual(textRules[field].max)
  }
}

test('Of 300 bodies of every kind each is either kept or refused, and none is logged', async () => {
  // Nothing is mailed: this is about what comes in.
  const outbox = { ...quickOutbox, slots: 0 }
  const site = await stage.start({ CONTACT_LIMIT: '100000' }, { outbox })
  const ids = new Set<string>()
  let refused = 0

  const takes = async (json: string) => {
    const body = JSON.parse(json)
    const response = await site.post(json)
    const answer = await response.json()
    if (Buffer.byteLength(json) <= 32_768) {
      expect([json, response.status === 201]).toEqual([json, isAccepted(body)])
    }
    if (response.status === 201) {
      const id = String(answer.id)
      ids.add(id)
      await expectKept(site, id, body)
      return
    }
    refused += 1
    expect([400, 413]).toContain(response.status)
    expect(typeof answer.message).toBe('string')
    expect(JSON.stringify(answer)).not.toContain(marker)
  }

  await fc.assert(fc.asyncProperty(anyBody, takes), { numRuns: runs.any })
  // The generators still produce both kinds.
  expect(ids.size).toBeGreaterThan(runs.any / 20)
  expect(refused).toBeGreaterThan(runs.any / 20)
  await fc.assert(
    fc.asyncProperty(validBody, async (body) => {
      const before = refused
      await takes(JSON.stringify(body))
      expect(refused).toBe(before)
    }),
    { numRuns: runs.valid },
  )

  const rows: { id: string }[] = await site.services.database.knex('contacts').select('id')
  expect(new Set(rows.map(({ id }) => id))).toEqual(ids)
  expect(rows).toHaveLength(ids.size)
  expect(site.logged.length).toBeGreaterThan(runs.any + runs.valid)
  expect(site.logged.filter((line) => line.includes(marker))).toEqual([])
})
