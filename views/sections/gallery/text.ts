import type { Bilingual } from '../../../src/shared/languages'

const it = {
  label: 'Galleria di immagini',
  previous: 'Immagine precedente',
  next: 'Immagine successiva',
  close: 'Chiudi la galleria',
  thumbnails: 'Tutte le immagini',
  show: 'Immagine',
  of: 'di',
  product: 'Vedi il prodotto',
}

const en: typeof it = {
  label: 'Picture gallery',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close the gallery',
  thumbnails: 'All pictures',
  show: 'Picture',
  of: 'of',
  product: 'See the product',
}

export const galleryText: Bilingual<typeof it> = { it, en }
