import { closest, distance } from 'fastest-levenshtein'
import type { ValidationErrorItem } from 'joi'
import {
  type Document,
  type ErrorCode,
  isNode,
  LineCounter,
  parseDocument,
  type YAMLParseError,
} from 'yaml'
import { terms } from '../../views/text/terms'
import { shortened } from '../core/text'
import { type ShopFile, shopSchema } from './shopSchema'

/** What a file says, or a sentence for each thing that is wrong with it. */
export type ShopFileRead = { text: string; file: ShopFile } | { problems: readonly string[] }

/** The largest file that is read, in bytes; one with every term is a tenth of it. */
export const largestFile = 64 * 1024

const quoted = (value: unknown): string =>
  shortened(typeof value === 'string' ? value : JSON.stringify(value), 60)

/** The line of a key, or of the nearest thing around it. */
function lineNumberOf(
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

/** The keys of the file and of its terms: those that are many, and easily misspelt. */
const known: Record<string, readonly string[]> = {
  '': Object.keys(shopSchema.describe().keys),
  terms: Object.keys(terms),
}

/** The known key that was probably meant. */
function meant(path: readonly (string | number)[]): string | undefined {
  const beside = known[path.slice(0, -1).join('.')]
  if (!beside) return undefined
  const key = String(path.at(-1))
  const nearest = closest(key, beside)
  return distance(key, nearest) <= Math.max(2, key.length / 3) ? nearest : undefined
}

function sentence({ type, path, message, context }: ValidationErrorItem): string {
  const key = path.length === 0 ? 'the file' : path.join('.')
  if (type === 'object.unknown') {
    const nearest = meant(path)
    return `${key} is not known${nearest === undefined ? '' : `: did you mean ${nearest}?`}`
  }
  if (type === 'object.and') return 'latitude and longitude are given together or not at all'
  if (type === 'any.required' || type === 'array.sparse') return `${key} is missing`
  return `${key} is “${quoted(context?.value)}” and ${message}`
}

const messages = {
  'string.pattern.name': 'must be {#name}',
  'string.email': 'must be an e-mail address',
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

/** Reads the text of a shop's file. A problem names line, key, what is there and what should be. */
export function readShopFile(text: string): ShopFileRead {
  const counter = new LineCounter()
  // Every scalar stays text: a number would lose its zeros.
  const options = { schema: 'failsafe', lineCounter: counter, prettyErrors: false } as const
  const document = parseDocument(text, options)
  const [fault] = document.errors
  if (fault) return { problems: [faultSentence(text, fault, counter)] }
  // An emptied file is one that is being written; one of comments alone says nothing.
  if (text.trim() === '') return { problems: ['the file is empty'] }
  if (document.contents === null) return { text, file: {} }
  let content: unknown
  try {
    content = document.toJS({ maxAliasCount: 0 })
  } catch {
    return { problems: ['the file has aliases (*), which are not read'] }
  }
  const { value, error } = shopSchema.validate(content, {
    abortEarly: false,
    messages,
    errors: { label: false, wrap: { string: '' } },
  })
  if (!error) return { text, file: value }
  return {
    problems: error.details.map(
      (detail) => `line ${lineNumberOf(document, counter, detail.path)}: ${sentence(detail)}`,
    ),
  }
}
