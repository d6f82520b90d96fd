/** The text in at most so many UTF-16 units; where it is cut, the last one is an ellipsis. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const kept = text.slice(0, most - 1)
  return `${kept.isWellFormed() ? kept : kept.slice(0, -1)}…`
}
