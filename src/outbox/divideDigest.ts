import type { BriefRequest, DigestRequests } from '../shared/digests'
import { fullPerDigest, mostUngrouped } from './mailCap'
import { unusualFirst, type WithLikeness } from './unusualFirst'

/** A request of a digest, as far as one line shows it. */
export interface DigestRow extends BriefRequest, WithLikeness {}

/** Which requests of a digest are shown in which way, those in full by their ids. */
export interface DividedDigest extends Omit<DigestRequests, 'inFull'> {
  idsInFull: readonly string[]
}

/**
 * Decides which requests of a digest are shown in full, which in one line, and which only by their
 * reference in the entry of an alike one. Only groups larger than people would send are one entry.
 * @param rows in the order of arrival
 */
export function divideDigest(rows: readonly DigestRow[]): DividedDigest {
  const groupSizes = new Map<string, number>()
  for (const { likeness } of rows) {
    if (likeness !== null) groupSizes.set(likeness, (groupSizes.get(likeness) ?? 0) + 1)
  }
  const idsInFull: string[] = []
  const inBrief: BriefRequest[] = []
  const alike = new Map<string, string[]>()
  /** The arrays of `alike`, by the likeness of the group. */
  const restOfGroup = new Map<string, string[]>()
  for (const { likeness, ...row } of unusualFirst(rows)) {
    const isGrouped = likeness !== null && (groupSizes.get(likeness) ?? 0) > mostUngrouped
    const rest = isGrouped ? restOfGroup.get(likeness) : undefined
    if (rest) rest.push(row.id)
    else if (idsInFull.length < fullPerDigest) {
      idsInFull.push(row.id)
      if (!isGrouped) continue
      const newRest: string[] = []
      restOfGroup.set(likeness, newRest)
      alike.set(row.id, newRest)
    } else inBrief.push(row)
  }
  return { idsInFull, alike, inBrief }
}
