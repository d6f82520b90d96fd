import type { SavedQuote } from './quotes'

/** A request in one line. */
export interface BriefRequest extends Pick<SavedQuote, 'id' | 'firstName' | 'lastName' | 'email'> {
  /** How its message begins. */
  opening: string
}

/** What one digest tells of. */
export interface Digested {
  /** Those told of in full, the unusual ones first. */
  requests: readonly SavedQuote[]
  /** Ids of those that say the same as one of these, by its id. */
  likes: ReadonlyMap<string, readonly string[]>
  /** Those beyond, one line each. */
  others: readonly BriefRequest[]
}
