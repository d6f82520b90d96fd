/** An inbox shows a name in one line. */
const mostUnits = 60

/** Characters that would break the line or turn its direction. */
const unfit = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu

/** What a visitor typed, fit for a mail's subject; where it is cut, it ends with an ellipsis. */
export function inSubject(text: string): string {
  // `=?` begins an encoded word, which mail programs decode, into line breaks for example.
  const line = text.replace(unfit, ' ').replaceAll('=?', '= ?').trim()
  if (line.length <= mostUnits) return line
  const kept = line.slice(0, mostUnits - 1)
  return `${kept.isWellFormed() ? kept : kept.slice(0, -1)}…`
}
