import type { TermNames } from './ownerTerms'

export const en: TermNames = {
  minimumOrder: 'Minimum order',
  priceTiers: 'Prices by quantity',
  samples: 'Samples',
  shadeRing: 'Shade ring',
  stock: 'Stock',
  leadTime: 'Lead time',
  payment: 'Payment',
  incoterm: 'Incoterm',
  privateLabel: 'Private label',
  training: 'Courses',
  origin: 'Origin of the hair',
  remy: 'Cuticles (remy)',
  drawn: 'Single or double drawn',
  tapeWidth: 'Width of the tape',
  safetyDataSheets: 'Safety data sheets',
  makingWeeks: 'How long it takes',
  priceRange: 'What it costs',
  consultationCost: 'The consultation',
  whoReceives: 'Who sees you',
  tryOnCleaning: 'How try-on pieces are cleaned',
}
