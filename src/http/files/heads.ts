import type { BuiltFile, BuiltFiles, Representation } from './BuiltFile'
import type { ByteRange } from './byteRange'

/** Names and values in turn: what `writeHead` takes at the least cost. */
export type FlatHeaders = string[]

/** The headers that answer for one representation, by what the answer is. */
interface Heads {
  /** 200. */
  whole: FlatHeaders
  /** 304. */
  unchanged: FlatHeaders
  /** 412: another version was meant. */
  otherVersion: FlatHeaders
  /** 416: there is no such part. */
  noSuchPart: FlatHeaders
  /** 206, to which `partOf` adds which part it is. */
  part: FlatHeaders
}

function headsOf(file: BuiltFile, one: Representation, base: FlatHeaders): Heads {
  const { coding, size, etag } = one
  const varies = file.representations.length > 1
  const unchanged = [
    ...base,
    ...['Cache-Control', file.cacheControl, 'ETag', etag],
    ...(varies ? ['Vary', 'Accept-Encoding'] : []),
  ]
  const part = [
    ...unchanged,
    ...['Content-Type', file.type, 'Accept-Ranges', 'bytes'],
    ...(coding === 'identity' ? [] : ['Content-Encoding', coding]),
  ]
  const refused = [...base, 'Cache-Control', 'no-store', 'Content-Length', '0']
  return {
    whole: [...part, 'Content-Length', String(size)],
    unchanged,
    otherVersion: refused,
    noSuchPart: [...refused, 'Content-Range', `bytes */${size}`],
    part,
  }
}

/** The part that an answer brings, beside its other headers. */
export function partOf({ start, end }: ByteRange, size: number): FlatHeaders {
  const length = String(end - start + 1)
  return ['Content-Length', length, 'Content-Range', `bytes ${start}-${end}/${size}`]
}

/** Prepares the headers of all answers, so that a request costs no more than looking them up. */
export function prepareHeads(
  files: BuiltFiles,
  base: FlatHeaders,
): ReadonlyMap<Representation, Heads> {
  const prepared = new Map<Representation, Heads>()
  for (const file of files.values()) {
    for (const one of file.representations) prepared.set(one, headsOf(file, one, base))
  }
  return prepared
}
