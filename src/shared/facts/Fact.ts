import type { Bilingual } from '../languages'
import { dayMs } from '../spans'

/**
 * What a law or an office says, with where it was read. All stand in this folder, so that they can be
 * read again every year; `npm run shop -- facts` tells which are due.
 */
export interface Fact {
  statement: Bilingual<string>
  /** The document, as a reader would look it up. */
  source: Bilingual<string>
  /** The address of the document, or of who tells of it. */
  url: string
  /** The day it was read, as YYYY-MM-DD. */
  read: string
}

/** Whether a fact was read more than a year ago. */
export function isDue({ read }: Fact, now: Date): boolean {
  return now.getTime() - Date.parse(read) > 365 * dayMs
}
