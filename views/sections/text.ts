import type { Bilingual } from '../../src/shared/languages'

const it = {
  products: 'I prodotti',
  info: 'Info',
  questions: 'Domande',
  onThisPage: 'In questa pagina',
}

const en: typeof it = {
  products: 'Products',
  info: 'Info',
  questions: 'Questions',
  onThisPage: 'On this page',
}

/** What the pages of all lines say alike. */
export const linePageText: Bilingual<typeof it> = { it, en }
