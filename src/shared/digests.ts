import type { SavedQuote } from './quotes'

/** A request in one line. */
export interface BriefRequest extends Pick<SavedQuote, 'id' | 'firstName' | 'lastName' | 'email'> {
  /** How its message begins. */
  opening: string
}

/** The requests of one digest, by how it shows them. */
export interface DigestRequests {
  /** The unusual ones first. */
  inFull: readonly SavedQuote[]
  /** By the id of a request in full, the ids of those whose message is alike; they have no line. */
  alike: ReadonlyMap<string, readonly string[]>
  /** One line each. */
  inBrief: readonly BriefRequest[]
}
