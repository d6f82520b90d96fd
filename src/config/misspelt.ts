/**
 * How many characters must be inserted, deleted, replaced or swapped with their neighbour to get
 * from one word to the other (optimal string alignment).
 */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row])
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return at(one.length, other.length)
}

/** A short name is one letter away from too many names in use: HOME is no misspelt HOST. */
const tolerance = (name: string) => (name.length < 6 ? 1 : 2)

/**
 * Names that are set but unknown, each with the known name that was probably meant.
 * @param given names that are set
 * @param known names that are read
 */
export function misspelt(
  given: readonly string[],
  known: readonly string[],
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const name of given) {
    if (known.includes(name)) continue
    const upper = name.toUpperCase()
    const [nearest] = known
      .filter((one) => one[0] === upper[0])
      .map((one) => ({ one, edits: distance(upper, one) }))
      .filter(({ one, edits }) => edits <= tolerance(one))
      .toSorted((a, b) => a.edits - b.edits)
    if (nearest) found[name] = nearest.one
  }
  return found
}
