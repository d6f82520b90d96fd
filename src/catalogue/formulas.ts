/**
 * Cells that a spreadsheet would run as a formula. They are written with an apostrophe in front, which
 * reading removes; so are cells that already begin with apostrophes, or reading would remove one.
 */
const formula = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/
const escaped = new RegExp(`^'(?=${formula.source.slice(1)})`)

export const escapeFormula = (text: string) => (formula.test(text) ? `'${text}` : text)

export const unescapeFormula = (text: string) => text.replace(escaped, '')
