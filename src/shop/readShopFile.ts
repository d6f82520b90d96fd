import { closest, distance } from 'fastest-levenshtein'
import type { ValidationErrorItem } from 'joi'
import {
  type Document,
  type ErrorCode,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml'
import { shortened } from '../shared/text'
import { type ShopFile, shopMessages, shopSchema } from './shopSchema'

/** The largest file that is read, in bytes; one with every term is a tenth of it. */
export const largestFile = 64 * 1024

const shown = (value: unknown): string =>
  shortened(typeof value === 'string' ? value : JSON.stringify(value), 60)

/** The line of a key, or of the nearest thing around it. */
function lineOf(
  document: Document,
  counter: LineCounter,
  path: readonly (string | number)[],
): number {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true)
    if (isNode(node) && node.range) return counter.linePos(node.range[0]).line
  }
  return 1
}

/** The known key that was probably meant. */
function meant(key: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const lower = key.toLowerCase()
  const nearest = closest(
    lower,
    known.map((one) => one.toLowerCase()),
  )
  const isNear = distance(lower, nearest) <= Math.max(2, key.length / 3)
  return isNear ? known.find((one) => one.toLowerCase() === nearest) : undefined
}

/** The keys that the schema knows beside one that it does not; none inside of lists and named entries. */
function keysBeside(path: readonly (string | number)[]): string[] {
  const parent = path.slice(0, -1)
  try {
    const schema = parent.length === 0 ? shopSchema : shopSchema.extract(parent.map(String))
    return Object.keys(schema.describe().keys ?? {})
  } catch {
    return []
  }
}

/** @param content of the whole file, as it was written */
function sentence({ type, path, message }: ValidationErrorItem, content: unknown): string {
  const key = path.length === 0 ? 'the file' : path.join('.')
  if (type === 'object.unknown') {
    const name = String(path.at(-1))
    const nearest = meant(name, keysBeside(path))
    return `${key} is not known${nearest === undefined ? '' : `: did you mean ${nearest}?`}`
  }
  if (type === 'object.and') return 'latitude and longitude are given together or not at all'
  if (type === 'any.required') return `${key} is missing`
  const value = path.reduce<unknown>(
    (part, name) => (part as Record<string, unknown>)[name],
    content,
  )
  return `${key} is “${shown(value)}” and ${message}`
}

const messages = {
  ...shopMessages,
  'string.pattern.name': 'must be {#name}',
  'string.email': 'must be an e-mail address',
  'string.empty': 'must not be empty',
  'string.base': 'must be text',
  'string.max': 'must have at most {#limit} characters',
  'string.uri': 'must be an address that begins with https://',
  'string.uriCustomScheme': 'must be an address that begins with https://',
  'number.base': 'must be a number',
  'number.integer': 'must be a whole number',
  'number.min': 'must be at least {#limit}',
  'number.max': 'must be at most {#limit}',
  'object.base': 'must have keys of its own, each on a line below it',
  'array.base': 'must be a list, each entry after a dash',
  'array.max': 'must have at most {#limit} entries',
  'boolean.base': 'must be yes or no',
  'any.invalid': 'must be a text of your own',
  'any.only': 'must be closed, or hours with opens and closes',
}

const incomplete = 'a colon and a value are missing after the key, or a bracket is not closed'

/** What to do about a fault whose own message speaks of YAML's grammar. */
const remedies: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'begin the line with as many spaces as those beside it, and close every bracket',
  BLOCK_AS_IMPLICIT_KEY:
    'put the text into quotation marks, or begin the line with as many spaces as those beside it',
  MISSING_CHAR: incomplete,
  MULTILINE_IMPLICIT_KEY: incomplete,
  MULTIPLE_DOCS: 'leave out the line ---',
  TAB_AS_INDENT: 'begin the line with spaces instead of a tab',
}

/** A line whose value opens a quotation mark and does not close it. */
const openQuote = /^[^#]*:\s+(?:"[^"]*|'[^']*)$/

/** The first fault as a sentence; others mostly follow from it. */
function faultSentence(text: string, fault: YAMLParseError, counter: LineCounter): string {
  // A quotation mark that is not closed is noticed at the end of the file alone.
  const opened = text.split('\n').findIndex((line) => openQuote.test(line))
  if (fault.code === 'MISSING_CHAR' && opened !== -1) {
    return `line ${opened + 1}: the quotation mark is not closed`
  }
  return `line ${counter.linePos(fault.pos[0]).line}: ${remedies[fault.code] ?? fault.message}`
}

/** Without the keys that have no value yet: they count as not given. */
function withoutEmpty(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(withoutEmpty)
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content)
      .filter(([, value]) => value !== '')
      .map(([key, value]) => [key, withoutEmpty(value)]),
  )
}

/** Every scalar stays text: a number would lose its zeros. */
const parsed = (text: string, lineCounter: LineCounter) =>
  parseDocument(text, { schema: 'failsafe', lineCounter, prettyErrors: false })

/** Values behind which a remark is no part of them. */
const unworded = /^(?:yes|no|sì|si|closed|\P{L}*)$/u

/** A sentence for each value that ends before a `#` which may have been meant as part of it. */
export function doubtsIn(text: string): string[] {
  const counter = new LineCounter()
  const doubts: string[] = []
  visit(parsed(text, counter), {
    Pair(_, { key, value }) {
      if (!isScalar(value) || value.type !== 'PLAIN' || !value.range) return
      const [begin, end] = value.range
      if (unworded.test(String(value)) || !/^[ \t]+#/.test(text.slice(end))) return
      const { line } = counter.linePos(begin)
      doubts.push(
        `line ${line}: ${key} ends before “#”: put it into quotation marks, or the remark on a line of its own`,
      )
    },
  })
  return doubts
}

/**
 * Reads the text of a shop's file.
 * @returns what it says, or a sentence for each thing that is wrong: line, key, what stands there, what is expected
 */
export function readShopFile(text: string): { file: ShopFile } | { problems: string[] } {
  const counter = new LineCounter()
  const document = parsed(text, counter)
  const [fault] = document.errors
  if (fault) return { problems: [faultSentence(text, fault, counter)] }
  // An emptied file is one that is being written; one of comments alone says nothing.
  if (text.trim() === '') return { problems: ['the file is empty'] }
  if (document.contents === null) return { file: {} }
  let content: unknown
  try {
    content = document.toJS({ maxAliasCount: 0 })
  } catch {
    return { problems: ['the file has aliases (*), which are not read'] }
  }
  const { value, error } = shopSchema.validate(withoutEmpty(content), {
    abortEarly: false,
    messages,
    errors: { label: false, wrap: { string: '' } },
  })
  if (!error) return { file: value }
  return {
    problems: error.details.map(
      (detail) => `line ${lineOf(document, counter, detail.path)}: ${sentence(detail, content)}`,
    ),
  }
}
