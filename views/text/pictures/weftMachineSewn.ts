import { picturesNamed } from '../../../src/shared/pictures'

/** The first pictures show the line's products in the order of the first catalogue. */
export const weftMachineSewn = picturesNamed({
  'weft-machine-sewn-1': {
    it: 'Tessitura castano cenere dall’onda leggera, appesa per la cucitura a un’asta di ottone, vista da vicino',
    en: 'Ash brown weft with a slight wave, hung by its seam from a brass rail, seen close up',
  },
  'weft-machine-sewn-2': {
    it: 'Cucitura a macchina di una tessitura castano dorato, vista da vicino: tre file di punti fitti, su lino scuro',
    en: 'Machine seam of a golden brown weft, seen close up: three rows of tight stitches, on dark linen',
  },
  'weft-machine-sewn-3': {
    it: 'Due tessiture rosso ramato sovrapposte su lino scuro, le cuciture una accanto all’altra, viste da vicino',
    en: 'Two copper red wefts overlapping on dark linen, their seams side by side, seen close up',
  },
  'weft-machine-sewn-4': {
    it: 'Bordo cucito di una tessitura nera su lino chiaro, i capelli fitti sotto i punti, visto da vicino',
    en: 'Sewn edge of a black weft on pale linen, its hair dense below the stitches, seen close up',
  },
})
