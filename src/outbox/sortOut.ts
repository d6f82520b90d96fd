import type { BriefRequest, Digested } from '../shared/digests'
import { digestSize, mostApart } from './mailCap'

/** A request of a digest, and what it shares with those that resemble it. */
export interface DigestRow extends BriefRequest {
  alike: string | null
}

/** How a digest tells of its requests: the ids of those in full, and the rest. */
export interface SortedOut extends Omit<Digested, 'requests'> {
  ids: readonly string[]
}

/**
 * Divides what a digest carries. A text that more have sent than people would is one entry, however
 * many they are; so few others have a say that each is told of, in full or in a line.
 * @param rows the unusual ones first
 */
export function sortOut(rows: readonly DigestRow[]): SortedOut {
  const sizes = new Map<string, number>()
  for (const { alike } of rows) {
    if (alike !== null) sizes.set(alike, (sizes.get(alike) ?? 0) + 1)
  }
  const ids: string[] = []
  const others: BriefRequest[] = []
  const likes = new Map<string, string[]>()
  const examples = new Map<string, string[]>()
  for (const { alike, ...row } of rows) {
    const isOfMany = alike !== null && (sizes.get(alike) ?? 0) > mostApart
    const more = isOfMany ? examples.get(alike) : undefined
    if (more) more.push(row.id)
    else if (ids.length < digestSize) {
      ids.push(row.id)
      if (!isOfMany) continue
      const same: string[] = []
      examples.set(alike, same)
      likes.set(row.id, same)
    } else others.push(row)
  }
  return { ids, likes, others }
}
