import { customLengthCm, lineFigures } from '../../../src/shared/lineFigures'
import type { CategoryPageText } from '../../text/CategoryPageText'
import { choiceOf, rangeOf, wearOf } from '../../text/figures'

const figures = lineFigures['weft-machine-sewn']

export const it = {
  title: 'Weft in capelli veri cuciti a macchina | Chiomara',
  description:
    'Weft in capelli veri cuciti a macchina: lunghezze da 40 a 70 cm, larghezze 50, 75 e 100 cm, pesi 80, 100 e 120 g. Durata da 6 a 8 mesi, preventivo su richiesta.',
  heading: 'Weft',
  headingItalic: 'tessitura cucita a macchina',
  opening:
    'Una fila continua di capelli veri, fermata da una cucitura a macchina. Si sceglie tra larghezze di 50, 75 e 100 cm, pesi di 80, 100 e 120 g e lunghezze da 40 a 70 cm. Dura da 6 a 8 mesi.',
  hero: {
    title: 'Una sola cucitura, da lato a lato',
    subtitle: 'Capelli veri in fasce da 50, 75 o 100 cm, da tagliare a misura della testa.',
  },
  specifications: {
    heading: 'Fasce, pesi, durata',
    rows: [
      { label: 'Larghezza', value: choiceOf(figures.widthsCm, 'cm', 'it') },
      { label: 'Peso', value: choiceOf(figures.weightsG, 'g', 'it') },
      { label: 'Lunghezza', value: rangeOf(figures.lengthCm, 'cm') },
      { label: 'Lunghezza su misura', value: rangeOf(customLengthCm, 'cm') },
      { label: 'Durata', value: wearOf(figures.wear, 'it') },
      { label: 'Cucitura', value: 'Continua, a macchina' },
    ],
  },
  second: {
    heading: 'Come si posa',
    ordered: true,
    points: [
      {
        title: 'Si misura la fila',
        body: 'Tracciata la riga, la tessitura si appoggia lungo il percorso, da un lato all’altro della testa, un poco all’interno dell’attaccatura.',
      },
      {
        title: 'Si taglia la fascia',
        body: 'Le forbici tagliano la cucitura, non i capelli. L’estremità tagliata va fermata subito con qualche punto, perché non si sfili.',
      },
      {
        title: 'Si prepara la base',
        body: 'Una treccina aderente ma non tirata, oppure una fila di anellini: è questa a portare il peso della fascia.',
      },
      {
        title: 'Si cuce',
        body: 'Ago curvo, filo robusto, punti regolari attorno alla cucitura e alla base.',
      },
      {
        title: 'Si riporta in alto',
        body: 'Con la ricrescita la fila si scuce e si ricuce più vicino alla radice. La stessa fascia dura da 6 a 8 mesi.',
      },
    ],
  },
  gallery: { heading: 'Lungo la cucitura' },
  action: {
    heading: 'Infoltire o allungare',
    body: 'Ci dica che cosa deve fare la tessitura e su quali capelli: Le proponiamo larghezza, peso e lunghezza insieme al preventivo.',
    whatsapp:
      'Buongiorno, cerco una tessitura (weft) in capelli veri, cucita a macchina. Potreste farmi avere un preventivo con le larghezze e i toni disponibili? Grazie.',
  },
} satisfies CategoryPageText & Record<string, unknown>
