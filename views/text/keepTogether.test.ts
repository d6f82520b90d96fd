import { expect, test } from '@jest/globals'
import { keepTogether } from './keepTogether'

test.each([
  ['due confezioni di tape-in (40 ciocche)', '(40\u00a0ciocche)'],
  ['five of keratin tips (125 strands)', '(125\u00a0strands)'],
  ['tra 130 e 200 °C', '130\u00a0e\u00a0200\u00a0°C'],
])('no line of "%s" ends beside a figure', (text, together) => {
  expect(keepTogether(text)).toContain(together)
})
