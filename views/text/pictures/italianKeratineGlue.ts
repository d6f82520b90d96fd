import { picturesNamed } from '../../../src/shared/pictures'

/** The first pictures show the line's products in the order of the first catalogue. */
export const italianKeratineGlue = picturesNamed({
  'italian-keratine-glue-1': {
    it: 'Tre stick di cheratina ambrata uno sull’altro su noce e, davanti, una goccia sulla lama di una spatola d’acciaio',
    en: 'Three amber keratin sticks one across another on walnut and, in front, a drop on the blade of a steel spatula',
  },
  'italian-keratine-glue-2': {
    it: 'Cinque stick di cheratina nera su un piano chiaro, uno sopra gli altri',
    en: 'Five black keratin sticks on a pale surface, one across the others',
  },
  'italian-keratine-glue-3': {
    it: 'Grani di cheratina trasparente in una coppa di ottone, qualcuno sparso sul piano chiaro',
    en: 'Clear keratin granules in a brass bowl, a few of them scattered on the pale surface',
  },
})
