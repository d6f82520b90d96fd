import type { Coding, CodingChoice } from '../CodingChoice'

/** A file's bytes in one coding. */
export interface Representation {
  coding: Coding
  /** Where it lies on the disk. */
  file: string
  size: number
  /** Strong: other bytes, as those of another coding, have another. */
  etag: string
  /** The bytes, where they are kept in memory. */
  content?: Buffer
}

/** What is served at one address. */
export interface BuiltFile {
  type: string
  cacheControl: string
  /** The smallest first; the one without a coding is always among them. */
  representations: readonly [Representation, ...Representation[]]
  /** Chooses among their codings. */
  choice: CodingChoice
}

/** All that is served, by address. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>
