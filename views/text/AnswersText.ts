import type { Purpose } from '../../src/shared/contactLinks'
import type { PageId } from '../../src/shared/routes'
import type { Fact } from './facts/Fact'

/** A question with its answer, and what the answer rests on or leads to. */
export interface AnswerText {
  id: string
  question: string
  answer: readonly string[]
  /** Shown below the answer; their sources stand at the page's foot (`Sources`). */
  facts?: readonly Fact[]
  /** The page that goes on from the answer, the id where it does, and what the form opens for. */
  link?: { page: PageId; label: string; at?: string; purpose?: Purpose }
}
