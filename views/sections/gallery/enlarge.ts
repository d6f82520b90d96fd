import type { Bilingual } from '../../../src/shared/languages'

/** What a picture does that opens in the lightbox, whose own words come with it. */
export const enlarge: Bilingual<string> = { it: 'Ingrandisci', en: 'Enlarge' }
