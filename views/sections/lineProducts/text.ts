import type { Bilingual } from '../../../src/shared/languages'

const it = {
  heading: 'I prodotti della linea',
  description: 'Descrizione',
  onThisPage: 'In questa pagina',
}

const en: typeof it = {
  heading: 'Products in this range',
  description: 'Description',
  onThisPage: 'On this page',
}

export const lineProductsText: Bilingual<typeof it> = { it, en }
