import type { IncomingMessage } from 'node:http'
import { namesTag } from '../entityTags'
import type { Representation } from './BuiltFile'
import { type ByteRange, byteRange } from './byteRange'

/** How a request for a file is to be answered. */
export type Outcome = { status: 200 | 304 | 412 | 416 } | { status: 206; part: ByteRange }

/**
 * Evaluates the conditions of a request in the order that RFC 9110, 13.2.2, sets. Files have tags
 * and no dates: conditions on a date are ignored, and one in If-Range never matches.
 */
export function outcomeOf(request: IncomingMessage, representation: Representation): Outcome {
  const { etag, size } = representation
  const { range, 'if-match': match, 'if-none-match': noneMatch } = request.headers
  const ifRange = request.headers['if-range']
  if (match !== undefined && !namesTag(match, etag, 'strongly')) return { status: 412 }
  if (noneMatch !== undefined && namesTag(noneMatch, etag, 'weakly')) return { status: 304 }
  const wantsPart = request.method === 'GET' && (ifRange === undefined || ifRange === etag)
  const part = wantsPart && range !== undefined ? byteRange(range, size) : undefined
  if (part === null) return { status: 416 }
  return part ? { status: 206, part } : { status: 200 }
}
