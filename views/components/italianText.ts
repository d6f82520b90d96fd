import type { Bilingual } from '../../src/shared/languages'

/** Said where a body is Italian in both languages. */
export const italianText: Bilingual<string> = {
  it: '',
  en: 'The text below is in Italian.',
}
