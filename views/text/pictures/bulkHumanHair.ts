import { picturesNamed } from '../../../src/shared/pictures'

/** The first pictures show the line's products in the order of the first catalogue. */
export const bulkHumanHair = picturesNamed({
  'bulk-human-hair-1': {
    it: 'Mazzo di capelli castano scuro, lisci, legato alla radice e disteso su lino chiaro',
    en: 'Bundle of straight dark brown hair, tied at the root, laid on pale linen',
  },
  'bulk-human-hair-2': {
    it: 'Capelli castano medio dall’onda naturale, appesi davanti a una parete chiara, visti da vicino',
    en: 'Medium brown hair with a natural wave, hanging before a pale wall, seen close up',
  },
  'bulk-human-hair-3': {
    it: 'Capelli castano naturale mossi, distesi su una piega di lino chiaro che li fa brillare, visti da vicino',
    en: 'Wavy natural brown hair laid over a fold of pale linen that makes it shine, seen close up',
  },
  'bulk-human-hair-4': {
    it: 'Cinque mazzi di capelli biondo chiaro affiancati su lino scuro, visti da vicino alla legatura',
    en: 'Five bundles of light blonde hair side by side on dark linen, seen close up at their ties',
  },
  'bulk-human-hair-5': {
    it: 'Capelli neri distesi su una piega di lino chiaro che li fa brillare, visti da vicino',
    en: 'Black hair laid over a fold of pale linen that makes it shine, seen close up',
  },
  'bulk-human-hair-6': {
    it: 'Capelli rosso ramato distesi su una piega di lino chiaro che li fa brillare, visti di traverso',
    en: 'Copper red hair laid over a fold of pale linen that makes it shine, seen aslant',
  },
  'bulk-human-hair-7': {
    it: 'Capelli castano dorato mossi, distesi su una piega di lino chiaro che li fa brillare, visti di traverso',
    en: 'Wavy golden brown hair laid over a fold of pale linen that makes it shine, seen aslant',
  },
  'bulk-human-hair-8': {
    it: 'Mazzo biondo miele legato con filo di lino, su lino scuro, un cardo da banco in noce sullo sfondo',
    en: 'Honey blonde bundle tied with linen thread, on dark linen, a walnut bench hackle in the background',
  },
  'bulk-human-hair-9': {
    it: 'Capelli grigio argento distesi su una piega di lino chiaro che li fa brillare, visti di traverso',
    en: 'Silver grey hair laid over a fold of pale linen that makes it shine, seen aslant',
  },
  'bulk-human-hair-10': {
    it: 'Otto ciocche in scala di tono, dal nero al biondo platino, una sotto l’altra su lino scuro',
    en: 'Eight locks in order of shade, from black to platinum blonde, one below the other on dark linen',
  },
  'bulk-human-hair-11': {
    it: 'Capelli castano ramato distesi su una piega di lino chiaro che li fa brillare, visti di lato',
    en: 'Auburn hair laid over a fold of pale linen that makes it shine, seen from its side',
  },
})
