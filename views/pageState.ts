import type { Language } from '../src/shared/languages'

/** What the server hands to the browser beside the markup: JSON types only. */
export interface PageState {
  /** The language the page was rendered in. */
  language: Language
  /** Public origin, for canonical links. */
  siteUrl: string
  /** Answers of the API that the page shows, by address. */
  data: Record<string, unknown>
}

export const pageStateId = 'page-state'

/** The state as it may stand inside a script element: no `<` can end it. */
export function serialiseState(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}
