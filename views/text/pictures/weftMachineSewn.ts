import { picturesNamed } from '../../../src/shared/pictures'

/** The first pictures show the line's products in the order of the first catalogue. */
export const weftMachineSewn = picturesNamed({
  'weft-machine-sewn-1': {
    it: 'Tessitura castano cenere dall’onda leggera, appesa per la cucitura a un’asta di ottone, vista da vicino',
    en: 'Ash brown weft with a slight wave, hung by its seam from a brass rail, seen close up',
  },
  'weft-machine-sewn-2': {
    it: 'Cucitura a macchina di una tessitura castano dorato su una piega di lino, vista da vicino',
    en: 'Machine seam of a golden brown weft over a fold of linen, seen close up',
  },
  'weft-machine-sewn-3': {
    it: 'Due tessiture rosso ramato sovrapposte su una piega di lino, le cuciture una accanto all’altra, viste da vicino',
    en: 'Two copper red wefts overlapping on a fold of linen, their seams side by side, seen close up',
  },
  'weft-machine-sewn-4': {
    it: 'Bordo cucito di una tessitura nera su una piega di lino, i capelli fitti sotto i punti, visto da vicino',
    en: 'Sewn edge of a black weft over a fold of linen, its hair dense below the stitches, seen close up',
  },
})
