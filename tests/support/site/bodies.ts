import fc from 'fast-check'
import { categories } from '../../../src/shared/categories'
import { itemLimits, nameLimits } from '../../../src/shared/quoteItems'
import { requestTypes, textFields } from '../../../src/shared/quotes'

/** Stands in every text that is generated, and must stand in no log. */
export const marker = 'Xq7Mark'

/** Pieces of text that something on the way might stumble over. */
const delicatePieces = [
  '\r\nBcc: everybody@example.com',
  '\n',
  '\r',
  '\t',
  '\u0000',
  '\u0085',
  '\u2028',
  '\u202E',
  '\uFEFF',
  '\uD83D',
  '\uDE00',
  'e\u0301',
  'é',
  'שלום',
  '👩🏽‍🦲',
  '\u{10FFFF}',
  "'; DROP TABLE contacts; --",
  '<script>',
  '{{7*7}}',
  '%0d%0a',
  '\\',
  '"',
]

const units = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
  .map((codes) => String.fromCharCode(...codes))

const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...delicatePieces),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.string({ unit: 'binary', maxLength: 10 }),
      units,
    ),
    { maxLength: 4 },
  )
  .map((pieces) => pieces.join(marker))

/** Text of about a length at which something ends. */
const longText = fc
  .tuple(
    fc.constantFrom(...Object.values(nameLimits), 32_768),
    fc.integer({ min: -1, max: 1 }),
    fc.constantFrom('x', 'é', 'e\u0301', ' ', '0'),
  )
  .map(([limit, more, letter]) =>
    (marker + letter.repeat(limit)).slice(0, Math.max(0, limit + more)),
  )

const anything = fc.jsonValue({ maxDepth: 3 })

const keys = [
  ...textFields,
  ...['language', 'page', 'line', 'products', 'items', 'elapsedMs', 'website'],
]
const oddKeys = ['__proto__', 'constructor', 'toString', 'id', 'honeypot', 'suspicion', '']

/** The names that the schema knows, each with any value or none. */
const anyRecord = fc.dictionary(
  fc.constantFrom(...keys, ...oddKeys),
  fc.oneof(anything, text, longText, fc.array(text, { maxLength: 25 })),
  { maxKeys: 16 },
)

/** What no name may hold; some of it stands in names where it joins letters or emoji. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

const name = fc
  .string({ unit: 'grapheme', minLength: 0, maxLength: 20 })
  .map((generated) => `${marker}${generated.replace(unseen, '')}`)

/** Products with quantities, no product twice. */
const items = fc.uniqueArray(
  fc.record({ product: name, quantity: fc.integer({ min: 1, max: itemLimits.quantity }) }),
  {
    maxLength: itemLimits.items,
    selector: ({ product }) => product.normalize('NFC').trim(),
  },
)

/** Valid, whatever the names and the message are made of. */
export const validBody = fc.record(
  {
    firstName: name,
    lastName: name,
    email: fc.nat().map((number) => `${marker}.${number}@example.com`),
    phone: fc.stringMatching(/^[0-9+][0-9 +()\-./]{5,20}[0-9]$/),
    requestType: fc.constantFrom(...requestTypes),
    message: fc.array(name, { minLength: 1, maxLength: 5 }).map((lines) => lines.join('\r\n')),
    language: fc.constantFrom('it', 'en', null),
    line: fc.constantFrom(...categories, null),
    products: fc.array(name, { maxLength: 20 }),
    items,
    company: name,
    vatNumber: fc.string({ unit: 'binary', maxLength: 20 }),
    elapsedMs: fc.oneof(fc.nat(), fc.constant(null)),
  },
  { requiredKeys: ['firstName', 'lastName', 'email', 'requestType', 'message'] },
)

/** Valid but for what one or two fields have become. */
const nearlyValid = fc
  .tuple(
    validBody,
    fc.dictionary(fc.constantFrom(...keys), fc.oneof(text, longText, anything), { maxKeys: 2 }),
  )
  .map(([valid, changed]) => ({ ...valid, ...changed }))

/** Bodies of every kind, as JSON texts. */
export const anyBody: fc.Arbitrary<string> = fc
  .oneof(
    { weight: 2, arbitrary: anything },
    { weight: 4, arbitrary: anyRecord },
    { weight: 6, arbitrary: nearlyValid },
  )
  .map((value) => JSON.stringify(value))
