import type { Bilingual } from '../../../src/shared/languages'

const it = {
  heading: 'I prodotti della linea',
  product: 'Prodotto',
  description: 'Descrizione',
  shade: 'Tono',
  size: 'Misura',
  pack: 'Confezione',
  base: 'Base',
  format: 'Formato',
  request: 'Richiesta',
}

const en: typeof it = {
  heading: 'Products in this range',
  product: 'Product',
  description: 'Description',
  shade: 'Shade',
  size: 'Size',
  pack: 'Pack',
  base: 'Base',
  format: 'Format',
  request: 'Request',
}

export const lineProductsText: Bilingual<typeof it> = { it, en }
