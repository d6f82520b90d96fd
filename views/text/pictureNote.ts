import type { Bilingual } from '../../src/shared/languages'

/** Stands where pictures are shown of which none is a photograph. */
export const pictureNote: Bilingual<string> = {
  it: 'Immagini create al computer: ci chieda le foto del prodotto.',
  en: 'Computer-generated pictures: ask us for photos of the product.',
}

/** Where some of them are photographs. */
export const somePicturesNote: Bilingual<string> = {
  it: 'Alcune di queste immagini sono create al computer.',
  en: 'Some of these pictures are computer-generated.',
}

/** Beside a single picture of a room. */
export const roomNote: Bilingual<string> = {
  it: 'Immagine creata al computer.',
  en: 'Computer-generated picture.',
}
