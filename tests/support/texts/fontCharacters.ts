import zlib from 'node:zlib'

/**
 * Number of the table `cmap` among those that WOFF2 knows by number; 63 says that a name follows.
 */
const cmapNumber = 0
const namedNumber = 63

/** Numbers of the tables that WOFF2 transforms unless their flags say 3, `glyf` and `loca`. */
const transformed = [10, 11]

/** The table that maps characters to glyphs, out of a WOFF2 file. */
function characterMap(file: Buffer): Buffer {
  let at = 48
  const number = () => {
    let value = 0
    for (;;) {
      const byte = file.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let start = 0
  let found: { start: number; length: number } | undefined
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file.readUInt8(at++)
    const table = flags & 63
    if (table === namedNumber) at += 4
    let length = number()
    const version = flags >> 6
    if (transformed.includes(table) ? version !== 3 : version !== 0) length = number()
    if (table === cmapNumber) found = { start, length }
    start += length
  }
  if (!found) throw new Error('The font has no table of characters')
  const tables = zlib.brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  return tables.subarray(found.start, found.start + found.length)
}

/** The code points that a WOFF2 font has glyphs for; reads the segments of format 4. */
export function charactersOf(file: Buffer): Set<number> {
  const map = characterMap(file)
  const subtables = Array.from({ length: map.readUInt16BE(2) }, (_, index) =>
    map.subarray(map.readUInt32BE(4 + index * 8 + 4)),
  )
  const segments = subtables.find((subtable) => subtable.readUInt16BE(0) === 4)
  if (!segments) throw new Error('The font has no segments of characters')
  const count = segments.readUInt16BE(6) / 2
  const held = new Set<number>()
  for (let index = 0; index < count; index++) {
    const last = segments.readUInt16BE(14 + index * 2)
    const first = segments.readUInt16BE(16 + count * 2 + index * 2)
    for (let code = first; code <= last && code < 0xffff; code++) held.add(code)
  }
  return held
}
