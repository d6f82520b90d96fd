import type { Product, ProductFacts } from '../../../src/shared/products'

export const noFacts: ProductFacts = {
  shade: null,
  lengthCm: null,
  widthCm: null,
  weightG: null,
  pieces: null,
  base: null,
  baseEn: null,
  format: null,
  formatEn: null,
}

/** A product that is like no other only in what is given. */
export function productWith(changes: Partial<Product>): Product {
  return {
    id: '3b241101-e2bb-4255-8caf-4136c566a962',
    name: 'Nastro',
    nameEn: 'Tape',
    category: 'tape-adhesivi',
    description: 'Testo',
    descriptionEn: 'Text',
    imageUrl: '/images/a.svg',
    price: 'Su richiesta',
    priceEn: 'On request',
    featured: 0,
    ...noFacts,
    ...changes,
  }
}
