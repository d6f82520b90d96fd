import { picturesNamed } from '../../../src/shared/pictures'

/** The first pictures show the line's products in the order of the first catalogue. */
export const keratinTips = picturesNamed({
  'keratin-tips-1': {
    it: 'Ciocche nere lisce e lucide affiancate su una piega di lino, in alto gli attacchi piatti di cheratina',
    en: 'Straight, shining black strands side by side over a fold of linen, their flat keratin tips at the top',
  },
  'keratin-tips-2': {
    it: 'Attacchi di cheratina color ambra in fila, visti da vicino: da ciascuno parte una ciocca biondo miele',
    en: 'A row of amber keratin tips seen close up, a honey blonde strand from each of them',
  },
  'keratin-tips-3': {
    it: 'Ciocche castano cioccolato mosse affiancate su una piega di lino, gli attacchi di cheratina di traverso',
    en: 'Wavy chocolate brown strands side by side over a fold of linen, their keratin tips in a slanting row',
  },
  'keratin-tips-4': {
    it: 'Ciocche rosso ramato lisce affiancate su una piega di lino, viste da vicino agli attacchi',
    en: 'Straight copper red strands side by side over a fold of linen, seen close up at their tips',
  },
})
