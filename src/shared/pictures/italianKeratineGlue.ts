import type { Pictures } from './Picture'

/** The first pictures show the line's products in the order of the first catalogue. */
export const italianKeratineGlue: Pictures = [
  {
    name: 'italian-keratine-glue-1',
    alt: {
      it: 'Tre stick di cheratina ambrata uno sull’altro su noce e, davanti, una goccia sulla lama di una spatola d’acciaio',
      en: 'Three amber keratin sticks one across another on walnut and, in front, a drop on the blade of a steel spatula',
    },
  },
  {
    name: 'italian-keratine-glue-2',
    alt: {
      it: 'Sei stick di cheratina nera in fila su lino, attraversati da una ciocca di capelli neri',
      en: 'Six black keratin sticks in a row on linen, with a lock of black hair across them',
    },
  },
  {
    name: 'italian-keratine-glue-3',
    alt: {
      it: 'Grani di cheratina trasparente in una coppa di ottone, qualcuno sparso sul piano chiaro',
      en: 'Clear keratin granules in a brass bowl, a few of them scattered on the pale surface',
    },
  },
]
