import { expect, test } from '@jest/globals'
import { missingTerms } from '../shared/ownerTerms'
import { claimsToConfirm, placeholders, tradeTerms } from '../shared/shop'
import { shopCommands } from './shopCommands'

/** What a command of the shop writes; it asks neither database nor files. */
async function shop(words: string[], now?: Date): Promise<string> {
  let out = ''
  const write = (text: string) => {
    out += text
  }
  const terminal = { out: write, note: write, ask: undefined }
  await shopCommands(terminal, now && (() => now)).parseAsync(words, { from: 'user' })
  return out
}

test('missing names every placeholder, term and claim that is open, with its pages', async () => {
  const rows = JSON.parse(await shop(['missing', '--json']))
  expect(rows).toHaveLength(placeholders.length + missingTerms().length + claimsToConfirm.length)
  for (const { kind, shows } of rows)
    expect([kind, shows.length > 0]).toEqual([kind, kind !== 'claim'])
  const lines = (await shop(['missing'])).split('\n')
  expect(lines.find((line) => line.includes('makingWeeks'))).toContain('/prodotti/protesi-donna')
})

test('a term that is given is missing no longer', async () => {
  expect(await shop(['missing'])).toContain('minimumOrder')
  tradeTerms.minimumOrder = { it: 'Due confezioni.', en: 'Two packs.' }
  expect(await shop(['missing'])).not.toContain('minimumOrder')
  tradeTerms.minimumOrder = undefined
})

test('facts are due a year after they were read', async () => {
  const due = async (now: Date) =>
    JSON.parse(await shop(['facts', '--json'], now)).map((fact: { due: boolean }) => fact.due)
  expect(await due(new Date('2026-11-22'))).not.toContain(true)
  expect(await due(new Date('2100-01-01'))).not.toContain(false)
  expect(await shop(['facts'], new Date('2026-11-22'))).toContain('eur-lex.europa.eu')
})
