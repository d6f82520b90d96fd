import type { ReadAnswers } from '../src/shared/apiPaths'
import type { FormOutcome } from '../src/shared/formOutcome'
import type { Bilingual, Language } from '../src/shared/languages'
import type { PictureHashes } from '../src/shared/pictures'
import type { Shop } from '../src/shared/shop'
import { requiredContext } from './requiredContext'

/** The data that the server sends to the browser beside the markup: JSON types only. */
export interface PageState {
  /** The language the page was rendered in. */
  language: Language
  /** Public origin, for canonical links. */
  siteUrl: string
  /** Days after which the site deletes requests, for the privacy notice. */
  retentionDays: number
  /** The shop's details. */
  shop: Shop
  /** Address of the styles that the page's own blocks leave out. */
  lowerStyles?: string
  /** Address of the module with part of the built pictures' addresses, which no page repeats. */
  pictureModule: string
  /** Part of the pictures' addresses; what is sent has the shop's own pictures alone. */
  pictures: PictureHashes
  /** What the shop's own pictures show, by the picture's name; other pictures say so themselves. */
  alternatives?: Readonly<Record<string, Bilingual<string>>>
  /** The address' query, where the server rendered more of it than a line. */
  query?: string
  /** Answers of the API that the page shows, by address. */
  data: Partial<ReadAnswers>
  /** The form's outcome, when this page answers a form sent without a script. */
  form?: FormOutcome
}

export const [PageStateProvider, usePageState] = requiredContext<PageState>('PageState')

export const pageStateId = 'page-state'

/**
 * JSON for a script element: without `<` nothing can end the element.
 * @param without the field that is left out, wherever it is
 */
export function jsonInScript(value: unknown, without?: string): string {
  const json = JSON.stringify(value, (key, part) => (key === without ? undefined : part))
  return json.replaceAll('<', '\\u003c')
}
