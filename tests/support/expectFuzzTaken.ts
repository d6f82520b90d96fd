import { expect } from '@jest/globals'
import fc from 'fast-check'
import { InvalidFieldsError } from '../../src/core/errors'
import { parseQuote } from '../../src/quotes/quoteSchema'
import type { QuoteItem } from '../../src/shared/quoteItems'
import { textFields, textRules } from '../../src/shared/quotes'
import { anyBody, marker, validBody } from './bodies'
import { quickPoster } from './quickPost'
import type { TestSite } from './site'

/** A text in which nothing can be seen. */
const invisible = /^[\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** The form in which a text must be kept, computed without the code under test. */
const kept = (field: string, text: string) => {
  const composed = text
    .split(/\r\n|\r|\n/)
    .join('\n')
    .normalize('NFC')
    .trim()
  if (invisible.test(composed)) return ''
  if (field === 'vatNumber') return composed.toUpperCase().replace(/[\s.\-/\p{C}]/gu, '')
  return field === 'message' ? composed.split('\t').join(' ') : composed
}

function isAccepted(body: unknown): boolean {
  try {
    parseQuote(body)
    return true
  } catch (error) {
    if (!(error instanceof InvalidFieldsError)) throw error
    return false
  }
}

/** The row holds all texts, normalised and otherwise as they were sent. */
async function expectKept(site: TestSite, id: string, body: Record<string, unknown>) {
  const row = await site.services.quotes.find(id)
  for (const field of textFields) {
    const stored = String(row?.[field])
    expect([field, stored]).toEqual([field, kept(field, String(body[field] ?? ''))])
    expect(stored.isWellFormed()).toBe(true)
    expect(stored).not.toMatch(field === 'message' ? /[^\P{Cc}\n]/u : /\p{Cc}/u)
    expect(stored.length).toBeLessThanOrEqual(textRules[field].max)
  }
  const products = (body.products ?? []) as string[]
  expect(row?.products).toEqual(products.map((name) => kept('products', name)))
  const items = (body.items ?? []) as QuoteItem[]
  expect(row?.items).toEqual(
    items.map(({ product, quantity }) => ({
      product: kept('items', product),
      quantity,
      known: false,
    })),
  )
}

/** How many bodies of every kind, and how many more that are valid. */
interface FuzzRuns {
  any: number
  valid: number
}

/**
 * Posts so many bodies to a site from which no mail goes out: each must be either kept as it was sent
 * or refused, and none logged.
 */
export async function expectFuzzTaken(site: TestSite, runs: FuzzRuns): Promise<void> {
  const { post, close } = quickPoster(`${site.url}/api/contacts`)
  const ids = new Set<string>()
  let refused = 0

  const takes = async (json: string) => {
    const body = JSON.parse(json)
    const response = await post(json)
    const answer = JSON.parse(response.text)
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

  close()

  const rows: { id: string }[] = await site.services.database.knex('contacts').select('id')
  expect(new Set(rows.map(({ id }) => id))).toEqual(ids)
  expect(rows).toHaveLength(ids.size)
  expect(site.logged.length).toBeGreaterThan(runs.any + runs.valid)
  expect(site.logged.filter((line) => line.includes(marker))).toEqual([])
}
