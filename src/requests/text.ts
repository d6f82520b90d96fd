/** The text as it is judged and stored: trimmed, line ends as LF, Unicode composed (NFC). */
export function normalise(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC').trim()
}

/** Tabs in a message, pasted from tables mostly, as spaces. */
export function singleSpaced(text: string): string {
  return text.replace(/\t/g, ' ')
}

const control = /\p{Cc}/u
const controlButLineBreak = /[^\P{Cc}\n]/u

/** One line without control characters or lone surrogates, which no database stores as they are. */
export function isCleanLine(text: string): boolean {
  return text.isWellFormed() && !control.test(text)
}

/** The same for text of several lines. */
export function isCleanText(text: string): boolean {
  return text.isWellFormed() && !controlButLineBreak.test(text)
}
