import { expect, test } from '@jest/globals'
import { it } from './text.it'

test('the Italian form addresses the visitor in one way', () => {
  const { labels, hints, placeholders, items, healthHint, honeypot } = it.form
  const { hint } = items
  const addressing = { labels, hints, placeholders, hint, healthHint, honeypot }
  const words = JSON.stringify([addressing, it.problems, it.failed, it.line, it.visit.opening])
  expect(words).not.toMatch(/"(scegli|scrivi|lascia|indica|riprova a)\b|\b(tuo|tua|ti)\b/i)
})
