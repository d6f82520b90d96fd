import type { Bilingual } from '../../../src/shared/languages'

const it = { heading: 'I prodotti della linea', description: 'Descrizione' }

const en: typeof it = { heading: 'Products in this range', description: 'Description' }

export const lineProductsText: Bilingual<typeof it> = { it, en }
