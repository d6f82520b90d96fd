import { picturesNamed } from '../../../src/shared/pictures'

/** The first pictures show the line's products in the order of the first catalogue. */
export const adhesiveTapes = picturesNamed({
  'tape-adhesivi-1': {
    it: 'Foglio di adesivi pretagliati per tape-in, uno sollevato a metà dalla pellicola, su lino',
    en: 'Sheet of pre-cut tape-in tabs, one half lifted from its backing, on linen',
  },
  'tape-adhesivi-2': {
    it: 'Rotolo di nastro biadesivo con la pellicola bianca su un piano chiaro, un tratto già scoperto in primo piano',
    en: 'Roll of double-sided tape with its white backing on a pale surface, one stretch already bare in front',
  },
  'tape-adhesivi-3': {
    it: 'Sei strisce sagomate di biadesivo per l’attaccatura, una sotto l’altra su lino scuro',
    en: 'Six contour strips of hairline tape laid one below another on dark linen',
  },
})
