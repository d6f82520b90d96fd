/**
 * Cells that a spreadsheet would run as a formula. They are written with an apostrophe in front, which
 * reading removes; so are cells that already begin with apostrophes, or reading would remove one.
 */
const formula = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/
const escaped = new RegExp(`^'(?=${formula.source.slice(1)})`)

/** Texts that Excel would show as a number, a day or an hour, without their zeros in front. */
const numberLike = /^(?:(?=.*\d)[\d \u00A0()+,./:%€-]+|\d+(?:[.,]\d+)?e[+-]?\d+)$/i
/** The most characters that Excel takes for a text in a formula. */
const maxText = 255
const asFormula = /^="([^"]*)"$/

export const escapeFormula = (text: string) => (formula.test(text) ? `'${text}` : text)

/** For Excel, which leaves a text as it is that is the result of a formula. */
export const escapeForExcel = (text: string) =>
  text.length <= maxText && numberLike.test(text) ? `="${text}"` : escapeFormula(text)

/** A text as it was before it was escaped, for Excel or not. */
export const unescapeFormula = (text: string) =>
  asFormula.exec(text)?.[1] ?? text.replace(escaped, '')
