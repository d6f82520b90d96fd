import { picturesNamed } from '../../../src/shared/pictures'

/** The first pictures show the line's products in the order of the first catalogue. */
export const keratinTips = picturesNamed({
  'keratin-tips-1': {
    it: 'Ciocche nere lisce e lucide affiancate su lino chiaro, in alto la cheratina piatta color miele',
    en: 'Straight, shining black strands side by side on pale linen, their flat honey-coloured keratin tips at the top',
  },
  'keratin-tips-2': {
    it: 'Attacchi di cheratina color ambra in fila, visti da vicino: da ciascuno parte una ciocca biondo miele, su lino scuro',
    en: 'A row of amber keratin tips seen close up, a honey blonde strand from each of them, on dark linen',
  },
  'keratin-tips-3': {
    it: 'Ciocche castano cioccolato mosse affiancate su lino scuro, a sinistra gli attacchi di cheratina',
    en: 'Wavy chocolate brown strands side by side on dark linen, their keratin tips on the left',
  },
  'keratin-tips-4': {
    it: 'Ciocche rosso ramato lisce affiancate su lino scuro, viste da vicino agli attacchi',
    en: 'Straight copper red strands side by side on dark linen, seen close up at their tips',
  },
})
