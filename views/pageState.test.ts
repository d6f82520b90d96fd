import { expect, test } from '@jest/globals'
import { parse } from 'node-html-parser'
import { givenShop } from '../tests/support/site/givenShop'
import { productWith } from '../tests/support/site/products'
import { jsonInScript, type PageState } from './pageState'

const siteUrl = 'https://shop.example'

const stateWith = (text: string): PageState => ({
  language: 'it',
  siteUrl,
  retentionDays: 730,
  shop: givenShop,
  pictureModule: '/assets/pictures.js',
  pictures: { hero: '01234567' },
  data: { '/api/products': [productWith({ name: text })] },
})

test.each([
  '</script><script>alert(1)</script>',
  '</SCRIPT >',
  '<!--<script>',
  '<![CDATA[',
  ']]>',
  '\\u003c/script>',
  '"\\"\'`$x',
  'a\u2028b\u2029c\0',
  '\u{1F600} perché & &lt;',
])('the text %j neither ends its element nor changes', (text) => {
  const state = stateWith(text)
  const serialised = jsonInScript(state)
  expect(serialised).not.toMatch(/<|-->.*<!--/)
  const html = `<body><script type="application/json">${serialised}</script><p>after</p></body>`
  const document = parse(html)
  expect(document.querySelectorAll('script')).toHaveLength(1)
  expect(document.querySelector('p')?.text).toBe('after')
  expect(JSON.parse(document.querySelector('script')?.rawText ?? '')).toEqual(state)
})

test('a key cannot end the element either', () => {
  const state = { '</script>': null }
  expect(jsonInScript(state)).not.toContain('<')
  expect(JSON.parse(jsonInScript(state))).toEqual(state)
})
