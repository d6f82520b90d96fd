import { picturesNamed } from '../../../src/shared/pictures'

/** The first pictures show the line's products in the order of the first catalogue. */
export const tapeInKit = picturesNamed({
  'tape-in-kit-1': {
    it: 'Cinque ciocche tape-in castano scuro disposte a scala su lino scuro, i biadesivi in alto',
    en: 'Five dark brown tape-in pieces laid in steps on dark linen, their tape at the top',
  },
  'tape-in-kit-2': {
    it: 'Tre ciocche tape-in castano naturale aperte a ventaglio su lino scuro, viste da vicino',
    en: 'Three natural brown tape-in pieces fanned on dark linen, seen close up',
  },
  'tape-in-kit-3': {
    it: 'Una ciocca tape-in balayage, radice castana e lunghezze miele, curvata su lino scuro, in controluce',
    en: 'One balayage tape-in piece, brown root and honey lengths, curving across dark linen, lit from behind',
  },
  'tape-in-kit-4': {
    it: 'Ciocche tape-in biondo platino aperte a ventaglio su lino scuro, viste da vicino',
    en: 'Platinum blonde tape-in pieces half fanned on dark linen, seen close up',
  },
  'tape-in-kit-5': {
    it: 'Tre ciocche tape-in nere su lino chiaro, attraversate da una striscia di luce',
    en: 'Three black tape-in pieces on pale linen, a band of light across their hair',
  },
  'tape-in-kit-6': {
    it: 'Tre ciocche tape-in castano cioccolato su lino scuro, viste da vicino ai biadesivi',
    en: 'Three chocolate brown tape-in pieces on dark linen, seen close up at their tape',
  },
})
