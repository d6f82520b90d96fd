import { shortened } from './shortened'

/** An inbox shows a name in one line. */
const mostUnits = 60

/** Characters that would break the line or turn its direction. */
const unfit = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu

/** What a visitor typed, fit for a mail's subject. */
export function inSubject(text: string): string {
  // `=?` begins an encoded word, which mail programs decode, into line breaks for example.
  const line = text.replace(unfit, ' ').replaceAll('=?', '= ?').trim()
  return shortened(line, mostUnits)
}
