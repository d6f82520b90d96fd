/** Rows of one statement; SQLite takes 32,766 values in one. */
const maxRows = 200

/**
 * Characters of one statement: so many, of up to four bytes each, fit into the
 * smallest packet that MySQL servers are set to (1 MiB).
 */
const maxSize = 200_000

/** Cuts rows into parts that one statement can carry; a part has at least one row. */
export function* batchesOf<T>(rows: readonly T[], sizeOf: (row: T) => number): Generator<T[]> {
  let batch: T[] = []
  let size = 0
  for (const row of rows) {
    const more = sizeOf(row)
    if (batch.length > 0 && (batch.length === maxRows || size + more > maxSize)) {
      yield batch
      batch = []
      size = 0
    }
    batch.push(row)
    size += more
  }
  if (batch.length > 0) yield batch
}
