/** A line for each fact, or as many as its text has; a dash where it has no text. */
export function details(facts: readonly (readonly [label: string, text: string])[]): string {
  const width = Math.max(...facts.map(([label]) => label.length)) + 2
  const nextLine = `\n${' '.repeat(width)}`
  return facts
    .map(([label, text]) => `${label.padEnd(width)}${(text || '-').replaceAll('\n', nextLine)}\n`)
    .join('')
}

/** Columns side by side; a cell's line breaks become spaces. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((row) => row.map((cell) => cell.replace(/\s+/g, ' ')))
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  )
  return lines
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('')
}
