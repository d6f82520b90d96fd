import { picturesNamed } from '../../../src/shared/pictures'

/** The first pictures show the line's products in the order of the first catalogue. */
export const adhesiveTapes = picturesNamed({
  'tape-adhesivi-1': {
    it: 'Foglio di adesivi pretagliati per tape-in, uno sollevato a metà dalla pellicola, su lino scuro',
    en: 'Sheet of pre-cut tape-in tabs, one half lifted from its backing, on dark linen',
  },
  'tape-adhesivi-2': {
    it: 'Rotolo di nastro biadesivo con la pellicola bianca su lino scuro, un tratto già scoperto in primo piano',
    en: 'Roll of double-sided tape with its white backing on dark linen, one stretch already bare in front',
  },
  'tape-adhesivi-3': {
    it: 'Strisce sagomate di biadesivo per l’attaccatura su lino scuro, la pellicola di una sollevata',
    en: 'Contour strips of hairline tape on dark linen, the backing of one lifted',
  },
})
