import type { Bilingual } from '../../../src/shared/languages'

const it = {
  label: 'Galleria di immagini',
  previous: 'Immagine precedente',
  next: 'Immagine successiva',
  close: 'Chiudi la galleria',
  thumbnails: 'Tutte le immagini',
  show: 'Mostra l’immagine',
  product: 'Vedi il prodotto',
}

const en: typeof it = {
  label: 'Picture gallery',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close the gallery',
  thumbnails: 'All pictures',
  show: 'Show picture',
  product: 'See the product',
}

export const galleryText: Bilingual<typeof it> = { it, en }
