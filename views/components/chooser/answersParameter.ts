import type { Bilingual } from '../../../src/shared/languages'

/** The query parameter that holds the answers. */
export const answersParameter: Bilingual<string> = { it: 'per', en: 'for' }
