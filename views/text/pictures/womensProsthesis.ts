import { picturesNamed } from '../../../src/shared/pictures'

/** The first pictures show the line's products in the order of the first catalogue. */
export const womensProsthesis = picturesNamed({
  'protesi-donna-1': {
    it: 'Parrucca castano naturale con riflessi caldi, vista di lato e da dietro',
    en: 'Natural brown wig with warm tones, seen from its side and behind',
  },
  'protesi-donna-2': {
    it: 'Lunghezze lisce di una parrucca castano scuro, attraversate da una striscia di luce',
    en: 'Lengths of a straight dark brown wig, a band of light across them',
  },
  'protesi-donna-3': {
    it: 'Parrucca biondo miele vista dall’alto, con la riga sottile sul monofilo',
    en: 'Honey blonde wig seen from above, with the fine parting of its monofilament',
  },
  'protesi-donna-4': {
    it: 'Lunghezze mosse di una parrucca grigio argento viste da vicino, in controluce',
    en: 'Wavy lengths of a silver grey wig seen close up, lit from behind',
  },
  'protesi-donna-5': {
    it: 'Infoltitore castano ramato visto dall’alto, la riga fra i capelli',
    en: 'Auburn topper seen from above, the parting in its hair',
  },
  'protesi-donna-6': {
    it: 'Interno di una parrucca castano medio visto molto da vicino: il lace e una cucitura piatta',
    en: 'Inside of a medium brown wig at very close range: lace and a flat seam',
  },
  'protesi-donna-7': {
    it: 'Riga di una parrucca nera, i capelli pettinati ai due lati, vista da vicino',
    en: 'Parting of a black wig, its hair combed to both sides, seen close up',
  },
  'protesi-donna-8': {
    it: 'Front lace di una parrucca rosso ramato, i capelli annodati uno a uno e il margine da rifilare',
    en: 'Lace front of a copper red wig, its hairs knotted one by one and its margin untrimmed',
  },
  'protesi-donna-9': {
    it: 'Capelli argento, miele e cioccolato su una piega di lino',
    en: 'Silver, honey and chocolate hair over a fold of linen',
  },
  'protesi-donna-10': {
    it: 'Lunghezze appena mosse di una parrucca biondo miele, viste da vicino',
    en: 'Barely waved lengths of a honey blonde wig, seen close up',
  },
  'protesi-donna-11': {
    it: 'Lunghezze mosse di una parrucca color cioccolato, piegate nella luce',
    en: 'Wavy lengths of a chocolate brown wig, bent into the light',
  },
})
