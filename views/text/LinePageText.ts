import type { AnswerText } from './AnswersText'
import type { PageText } from './PageText'

/** A figure of the specification sheet: what it is, and how much. */
export interface Specification {
  label: string
  value: string
}

/** A step or a point: a few words, and a sentence or two. */
export interface Point {
  title: string
  body: string
}

/** A part of a page. */
interface Headed {
  heading: string
  steps?: readonly Point[]
}

/** What each of the eight lines’ pages says. */
export interface LinePageText extends Required<PageText> {
  /** The title's second part, set in italic under `heading`. */
  headingItalic: string
  /** For buyers by the pack, under the first buttons: the words of two links. */
  trade?: { list: string; rules: string }
  /** Below the picture that opens the page, or beside it. */
  specifications: { heading: string; delivery?: string; rows: Specification[] }
  /** Fitting, handling or care, as the product asks for. */
  usage: { heading: string; ordered: boolean; note?: string; points: Point[] }
  gallery: { heading: string }
  /** Parts that some lines have, to which the top of the page leads too. */
  beforeChemotherapy?: Headed
  shadeChart?: Headed
  quantities?: Headed
  application?: Headed
  how?: Headed
  removal?: Headed
  /** The questions that belong to the line. */
  answers?: readonly AnswerText[]
  action: { heading: string; body: string; whatsapp: string }
}
