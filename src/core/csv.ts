/** A file that begins with it is read as UTF-8 by Excel. */
export const byteOrderMark = '\uFEFF'

/** Rows as Excel in Italy opens them by a double click. */
export function csvRows(rows: readonly (readonly string[])[]): string {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  return rows.map((row) => `${row.map(quoted).join(';')}\r\n`).join('')
}

/**
 * Cells that a spreadsheet would run as a formula. Writing puts an apostrophe in front, and reading
 * removes it. A cell that has apostrophes before the sign gets one more, and so keeps its own.
 */
const formula = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/
const escaped = new RegExp(`^'(?=${formula.source.slice(1)})`)

/** Texts that Excel would convert to a number, a day or an hour, without their leading zeros. */
const numberLike = /^(?:(?=.*\d)[\d \u00A0()+,./:%€-]+|\d+(?:[.,]\d+)?e[+-]?\d+)$/i
/** Excel's limit for a text in a formula, in characters. */
const maxText = 255
const asFormula = /^="([^"]*)"$/

/** A text as a cell that spreadsheets show as it is. Excel converts no result of a formula. */
export function escapeCell(text: string): string {
  if (text.length <= maxText && numberLike.test(text)) return `="${text}"`
  return formula.test(text) ? `'${text}` : text
}

export const unescapeCell = (text: string) => asFormula.exec(text)?.[1] ?? text.replace(escaped, '')
