import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { requestIdHeader, requestIdOf } from './requestId'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: window } = zlib.constants

export type Headers = Readonly<Record<string, string>>

/** Names and values in turn: what `writeHead` takes at the least cost. */
type FlatHeaders = string[]

/** How bytes may travel: the smallest first. */
const codings = ['br', 'gzip', 'identity'] as const

type Coding = (typeof codings)[number]

/** An answer that is the same for everybody: compressed and described once, sent many times. */
export interface ReadyAnswer {
  status: 200 | 404
  /** Weak, since the codings share it. */
  etag: string
  /** Bytes and headers in each coding. */
  coded: Readonly<Record<Coding, { head: FlatHeaders; body: Buffer }>>
  /** The headers of 304. */
  unchanged: FlatHeaders
}

type Bodies = { identity: Buffer } & Partial<Record<Coding, Buffer | undefined>>

const flat = (headers: Headers): FlatHeaders => Object.entries(headers).flat()

/**
 * Brotli's quality. 11 takes sixteen times the work of 9, some 70 ms a page on another thread, and
 * saves 8 % of the bytes: worth it for what is kept.
 */
const qualities = { lasting: 11, passing: 9 }

/** A window of 256 kB: the pages are smaller, and brotli would take memory for 4 MB. */
const windowBits = 18

/**
 * Compresses and describes an answer.
 * @param headers besides those that follow from the text; `Vary` without the coding
 * @param stay whether the answer is kept for long, or soon replaced by others
 */
export async function prepareAnswer(
  text: string,
  headers: Headers,
  status: ReadyAnswer['status'] = 200,
  stay: keyof typeof qualities = 'lasting',
): Promise<ReadyAnswer> {
  const identity = Buffer.from(text)
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [quality]: qualities[stay], [window]: windowBits } }),
    gzip(identity, { level: 9 }),
  ])
  return describedAnswer({ identity, br, gzip: gz }, headers, status)
}

/**
 * Describes an answer.
 * @param bodies a coding that is missing is answered with the plain bytes
 */
export function describedAnswer(
  bodies: Bodies,
  headers: Headers,
  status: ReadyAnswer['status'] = 200,
): ReadyAnswer {
  const { identity, br, gzip: gz } = bodies
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const etag = `W/"${hash}"`
  const { Vary: varies, ...others } = headers
  const vary = [varies, (br || gz) && 'Accept-Encoding'].filter(Boolean).join(', ')
  const common = { ...others, ...(vary !== '' && { Vary: vary }), ETag: etag }
  const coded = (body: Buffer, coding: Headers = {}) => {
    const head = flat({ ...common, ...coding, 'Content-Length': String(body.length) })
    return { head, body }
  }
  const plain = coded(identity)
  return {
    status,
    etag,
    coded: {
      identity: plain,
      br: br ? coded(br, { 'Content-Encoding': 'br' }) : plain,
      gzip: gz ? coded(gz, { 'Content-Encoding': 'gzip' }) : plain,
    },
    unchanged: flat(common),
  }
}

const entityTags = /(?:W\/)?"[^"]*"/g

/** Whether If-None-Match names the tag, or every tag (RFC 9110, 13.1.2, compares weakly). */
function namesTag(field: string, etag: string): boolean {
  if (field.trim() === '*') return true
  const opaque = (tag: string) => tag.replace(/^W\//, '')
  return (field.match(entityTags) ?? []).some((tag) => opaque(tag) === opaque(etag))
}

/**
 * The coding that an Accept-Encoding field prefers, and of equally good ones the smallest. A client
 * that accepts none gets the plain bytes, which are better than a refusal (RFC 9110, 12.1).
 */
function codingFor(field = ''): Coding {
  const weights = new Map<string, number>()
  for (const one of field.toLowerCase().split(',')) {
    const [name = '', weight = '1'] = one.split(/;\s*q=/)
    weights.set(name.trim(), Number(weight))
  }
  const weightOf = (coding: Coding) => weights.get(coding) ?? weights.get('*') ?? 0
  const best = codings.reduce((one, next) => (weightOf(next) > weightOf(one) ? next : one))
  return weightOf(best) > 0 ? best : 'identity'
}

/** Sends the answer in the best coding that the browser accepts, or a 304 if the browser has it. */
export function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
): void {
  const held = request.headers['if-none-match']
  const withId = (head: FlatHeaders) => [...head, requestIdHeader, requestIdOf(request)]
  if (held !== undefined && answer.status === 200 && namesTag(held, answer.etag)) {
    response.writeHead(304, withId(answer.unchanged)).end()
    return
  }
  const { head, body } = answer.coded[codingFor(request.headers['accept-encoding'])]
  response.writeHead(answer.status, withId(head))
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}
