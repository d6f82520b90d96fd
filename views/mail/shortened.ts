/** The text in at most so many UTF-16 units, an ellipsis in place of what is left out. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const kept = text.slice(0, most - 1)
  return `${kept.isWellFormed() ? kept : kept.slice(0, -1)}…`
}
