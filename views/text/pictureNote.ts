import type { Bilingual } from '../../src/shared/languages'

/** Stands where pictures are shown of which none is a photograph. */
export const pictureNote: Bilingual<string> = {
  it: 'Queste immagini sono create al computer: ci chieda le fotografie del prodotto.',
  en: 'These pictures are computer-made: ask us for photographs of the product itself.',
}

/** Where some of them are photographs. */
export const somePicturesNote: Bilingual<string> = {
  it: 'Alcune di queste immagini sono create al computer, le altre sono fotografie.',
  en: 'Some of these pictures are computer-made, the others are photographs.',
}

/** Under a single picture of a room. */
export const roomNote: Bilingual<string> = {
  it: 'Immagine creata al computer.',
  en: 'Computer-made picture.',
}
