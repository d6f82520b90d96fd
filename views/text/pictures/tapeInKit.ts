import { picturesNamed } from '../../../src/shared/pictures'

/** The first pictures show the line's products in the order of the first catalogue. */
export const tapeInKit = picturesNamed({
  'tape-in-kit-1': {
    it: 'Cinque ciocche tape-in castano scuro disposte a scala su una piega di lino, i biadesivi in alto',
    en: 'Five dark brown tape-in pieces laid in steps over a fold of linen, their tape at the top',
  },
  'tape-in-kit-2': {
    it: 'Tre ciocche tape-in castano naturale aperte a ventaglio su una piega di lino, viste da vicino',
    en: 'Three natural brown tape-in pieces fanned over a fold of linen, seen close up',
  },
  'tape-in-kit-3': {
    it: 'Tre ciocche tape-in balayage su una piega di lino, radice castana e lunghezze miele, viste di lato',
    en: 'Three balayage tape-in pieces over a fold of linen, brown root and honey lengths, seen from their side',
  },
  'tape-in-kit-4': {
    it: 'Ciocche tape-in biondo platino aperte a ventaglio su una piega di lino, viste da vicino',
    en: 'Platinum blonde tape-in pieces half fanned over a fold of linen, seen close up',
  },
  'tape-in-kit-5': {
    it: 'Tre ciocche tape-in nere su una piega di lino che le fa brillare, viste di lato',
    en: 'Three black tape-in pieces over a fold of linen that makes them shine, seen from their side',
  },
  'tape-in-kit-6': {
    it: 'Tre ciocche tape-in castano cioccolato su una piega di lino, viste da vicino ai biadesivi',
    en: 'Three chocolate brown tape-in pieces over a fold of linen, seen close up at their tape',
  },
})
