/**
 * Cells that a spreadsheet would run as a formula. They are written with an apostrophe in front, and
 * reading removes it. A cell with apostrophes before the sign gets one more, so that it keeps its own.
 */
const formula = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/
const escaped = new RegExp(`^'(?=${formula.source.slice(1)})`)

/** Texts that Excel would convert to a number, a day or an hour, without their leading zeros. */
const numberLike = /^(?:(?=.*\d)[\d \u00A0()+,./:%€-]+|\d+(?:[.,]\d+)?e[+-]?\d+)$/i
/** Excel's limit for a text in a formula, in characters. */
const maxText = 255
const asFormula = /^="([^"]*)"$/

export const escapeFormula = (text: string) => (formula.test(text) ? `'${text}` : text)

/** For Excel, which does not convert a text that is the result of a formula. */
export const escapeForExcel = (text: string) =>
  text.length <= maxText && numberLike.test(text) ? `="${text}"` : escapeFormula(text)

/** A text as it was before it was escaped, for Excel or not. */
export const unescapeFormula = (text: string) =>
  asFormula.exec(text)?.[1] ?? text.replace(escaped, '')
