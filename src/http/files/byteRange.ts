/** The bytes from `start` to `end`, both of them included. */
export interface ByteRange {
  start: number
  end: number
}

const single = /^bytes=(\d*)-(\d*)$/i

/**
 * The part that a Range header asks for (RFC 9110, 14). Whatever is not one range of bytes is
 * ignored, which is always allowed: other units, several ranges, an end before its start.
 * @returns undefined for everything, null for a part that is not there
 */
export function byteRange(field: string, size: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = single.exec(field) ?? []
  if ((first === '' && last === '') || size === 0) return undefined
  if (first === '') {
    const length = Number(last)
    return length === 0 ? null : { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start < size ? { start, end } : null
}
