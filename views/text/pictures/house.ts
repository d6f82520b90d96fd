import type { PictureEntry } from '../../../src/shared/pictures'

/** Pictures that stand alone on a page. */
export const hero: PictureEntry = {
  name: 'hero',
  alt: {
    it: 'Lunga chioma castano dorato che scende in onde morbide davanti a una parete chiara',
    en: 'Long golden brown hair falling in soft waves in front of a pale wall',
  },
}

export const salon: PictureEntry = {
  name: 'salon',
  width: 1500,
  height: 1200,
  alt: {
    it: 'Un angolo per le prove: poltrona di cuoio, specchio ovale, tavolo e luce di finestra sul muro',
    en: 'A corner for fittings: leather chair, oval mirror, table and window light on the wall',
  },
}

export const mirror: PictureEntry = {
  name: 'mirror',
  width: 1500,
  height: 1200,
  alt: {
    it: 'Specchio ovale sopra una consolle di noce, con un flacone, una spazzola e un ramo d’ulivo; la finestra vi si riflette',
    en: 'Oval mirror above a walnut console with a bottle, a brush and an olive sprig; the window is reflected in it',
  },
}

export const glueMacro: PictureEntry = {
  name: 'glue-macro',
  alt: {
    it: 'Goccia di cheratina ambrata appesa a un filo sotto lo stick che si fonde, su fondo bruno scuro',
    en: 'Drop of amber keratin hanging by a thread from the melting stick, against a dark brown background',
  },
}
