import type { Bilingual } from '../../../src/shared/languages'

/**
 * What a law or an office says, with where it was read. All stand in this folder, so that they can
 * be read again every year.
 */
export interface Fact {
  statement: Bilingual<string>
  /** The document, as a reader would look it up. */
  source: Bilingual<string>
  /** The address of the document, or of a page about it. */
  url: string
  /** The day it was read, as YYYY-MM-DD. */
  read: string
}
