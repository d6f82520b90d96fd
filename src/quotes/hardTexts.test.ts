import { describe, expect, test } from '@jest/globals'
import { validRequest } from '../../tests/support/site/site'
import { siteOfSuite } from '../../tests/support/site/siteOfSuite'
import { quickOutbox } from '../../tests/support/site/stage'
import { honeypotField, textFields, textRules } from '../shared/quotes'

// Nothing is mailed: this is about what comes in.
const site = siteOfSuite({}, { outbox: { ...quickOutbox, slots: 0 } })

/** CPU milliseconds that a text may cost more than as many letters. Quadratic costs are seconds. */
const allowedMs = 100

/** A text that costs more for another reason, such as garbage collection, costs less next time. */
const tries = 8

/** Texts for which expressions, compositions or conversions may take quadratic time. */
const patterns: Record<string, (bytes: number) => string> = {
  'blanks between digits': (bytes) => `0${' '.repeat(bytes - 2)}0`,
  'line ends between letters': (bytes) => `a${'\r\n'.repeat(bytes / 2 - 1)}a`,
  'direction marks between digits': (bytes) => `0${'\u202A'.repeat(bytes / 3 - 1)}0`,
  'letters behind an @': (bytes) => `a@${'b'.repeat(bytes - 2)}`,
  'Chinese letters behind an @': (bytes) =>
    `a@${Array.from({ length: bytes / 3 - 1 }, (_, n) => String.fromCodePoint(0x4e00 + n)).join('')}`,
  'labels behind an @': (bytes) => `a@${'ü.'.repeat(bytes / 3 - 2)}it`,
  'labels before an @': (bytes) => `${'a.'.repeat(bytes / 2 - 6)}@example.it`,
}

/** The same of one piece again and again. */
const pieces = [
  ...['@', 'a@', '=?', '.', '0', '\t', 'x ', '<', 'http://', 'www.', ' a@b.it'],
  ...['\u0327', 'a\u0323\u0307', '\u0F73\u0F75', `a${'\u0323'.repeat(30)}`],
  ...['İ', 'ำ', 'ΐ', 'ﷺ', '㌖', '\u1100\u1161'],
  ...['\u00A0', '\u2028', '\u2800', '\u3164', '\uFE0F', 'x\u200D', '👩🏽\u200D🦲', '\uD800'],
]
for (const piece of pieces) {
  patterns[JSON.stringify(piece)] = (bytes) => piece.repeat(bytes / Buffer.byteLength(piece))
}

/** A form's value whose letters are sent as they are, so that most of them fit. */
const inForm = (value: string) =>
  value.replace(/[%&+=\r\n\t\\"<]/g, encodeURIComponent).replaceAll(' ', '+')

type Fields = Record<string, unknown>

const jsonOf = (fields: Fields) => Buffer.from(JSON.stringify(fields))

const formOf = (fields: Fields) =>
  Buffer.from(
    Object.entries(fields)
      .flatMap(([name, value]) => [value].flat().map((one) => `${name}=${inForm(String(one))}`))
      .join('&'),
  )

const json = { address: '/api/contacts', 'Content-Type': 'application/json' }
const form = { address: '/contatti', 'Content-Type': 'application/x-www-form-urlencoded' }

/** How a body is sent, and how many bytes it may have before it is compressed. */
const ways = {
  'as JSON': { ...json, write: jsonOf, most: 32 * 1024 },
  'as a form': { ...form, write: formOf, most: 64 * 1024 },
}

type Way = (typeof ways)[keyof typeof ways]

/** Where a text may stand. */
const places: Record<string, (text: string) => Fields> = {
  ...Object.fromEntries(
    [...textFields, honeypotField].map((name) => [name, (text) => ({ [name]: text })]),
  ),
  'a product': (text) => ({ products: [text] }),
  'an item': (text) => ({ items: [{ product: text, quantity: 1 }] }),
}

/** The longest text of a field in UTF-16 units; short fields are as long as a name. */
const longest = (place: string) =>
  place === 'message' ? textRules.message.max : textRules.firstName.max

let posted = 0

/** The milliseconds of CPU that a post takes, of the site and of the test that sends it. */
async function costOf({ write, most: _, address, ...headers }: Way, fields: Fields) {
  posted += 1
  // The same text again would be the same request, which costs less.
  const other = 'lastName' in fields ? 'firstName' : 'lastName'
  const body = write({ ...validRequest, [other]: `Rossi ${posted}`, ...fields })
  const before = process.cpuUsage()
  const answer = await fetch(site.url + address, {
    ...{ method: 'POST', body, headers, redirect: 'manual' },
  })
  await answer.arrayBuffer()
  const { user, system } = process.cpuUsage(before)
  expect([201, 303, 400, 422]).toContain(answer.status)
  return (user + system) / 1000
}

/** Of a pattern the longest text that fits. */
function longestOf(pattern: string, bytes: number, lengthOf: (text: string) => number): string {
  const write = patterns[pattern] ?? String
  const text = write(bytes)
  return write(Math.floor((bytes * bytes) / Math.max(bytes, lengthOf(text))))
}

describe.each(Object.entries(places))('In the place of %s', (place, fieldsOf) => {
  test.each(Object.entries(ways))('no text %s costs more than plain letters', async (_, way) => {
    const lengthOf = (fields: Fields) => (way.most === 32 * 1024 ? jsonOf : formOf)(fields).length
    const room = way.most - lengthOf({ ...validRequest, ...fieldsOf('') }) - 50
    for (const size of way.most === 32 * 1024 ? [3 * longest(place), room] : [room]) {
      const cost = (text: string) => costOf(way, fieldsOf(text))
      await cost('a'.repeat(size))
      const ordinary = await cost('a'.repeat(size))
      for (const pattern of Object.keys(patterns)) {
        const text = longestOf(pattern, size, (sent) => lengthOf(fieldsOf(sent)))
        let least = Number.POSITIVE_INFINITY
        for (let left = tries; left > 0 && least > ordinary + allowedMs; left -= 1) {
          least = Math.min(least, await cost(text))
        }
        const more = Math.max(0, Math.round(least - ordinary))
        expect({ pattern, size, more }).toEqual({ pattern, size, more: Math.min(more, allowedMs) })
      }
    }
  })
})
