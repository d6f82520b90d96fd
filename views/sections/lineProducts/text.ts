import type { Bilingual } from '../../../src/shared/languages'

const it = {
  heading: 'I prodotti',
  description: 'Info',
  questions: 'Domande',
  onThisPage: 'In questa pagina',
}

const en: typeof it = {
  heading: 'Products',
  description: 'Info',
  questions: 'Questions',
  onThisPage: 'On this page',
}

export const lineProductsText: Bilingual<typeof it> = { it, en }
