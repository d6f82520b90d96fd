import { customLengthCm, lineFigures } from '../../../src/shared/lineFigures'
import { choiceOf, rangeOf, wearOf } from '../../text/figures'
import type { LinePageText } from '../../text/LinePageText'
import {
  delivery,
  forHairdressers,
  lengthGuide,
  quantities,
  shadeChart,
  trade,
} from '../../text/lines.it'
import { it as answers } from './answers.it'

const figures = lineFigures['weft-machine-sewn']

export const it = {
  title: 'Extension cucite: tessiture (weft) all’ingrosso | {name}',
  description:
    'Tessiture in capelli veri per extension cucite: lunghe da 40 a 70 cm, larghe 50, 75 o 100 cm, da 80, 100 o 120 g. I capelli durano 6–8 mesi.',
  heading: 'Tessitura (weft)',
  headingItalic: 'in capelli veri per extension cucite',
  opening:
    'Capelli veri in una fila continua, fermata da una cucitura a macchina: si taglia a misura e si cuce.',
  trade,
  specifications: {
    heading: 'Misure, pesi e durata',
    delivery,
    rows: [
      { label: 'Larghezza', value: choiceOf(figures.widthsCm, 'cm', 'it') },
      { label: 'Peso', value: choiceOf(figures.weightsG, 'g', 'it') },
      { label: 'Lunghezza', value: rangeOf(figures.lengthCm, 'cm') },
      { label: 'Lunghezza su misura', value: rangeOf(customLengthCm, 'cm') },
      { label: 'Durata dei capelli', value: wearOf(figures.wear, 'it') },
      { label: 'Fila da riportare in alto', value: `ogni ${wearOf(figures.movedUp, 'it')}` },
    ],
  },
  usage: {
    heading: 'Come si applica',
    ordered: true,
    note: forHairdressers,
    points: [
      {
        title: 'Misurare la fila',
        body: 'Appoggiare la tessitura lungo la riga, da un lato all’altro, un poco all’interno dell’attaccatura.',
      },
      {
        title: 'Tagliare la tessitura',
        body: 'Tagliare la cucitura, non i capelli, e fermare l’estremità con qualche punto, perché i capelli non si sfilino.',
      },
      {
        title: 'Preparare la base',
        body: 'Fare una treccina aderente ma non tirata, o una fila di anellini, che regga il peso della tessitura.',
      },
      {
        title: 'Cucire',
        body: 'Con ago curvo e filo robusto, dare punti regolari, fermi ma non stretti, attorno alla cucitura e alla base.',
      },
      {
        title: 'Riportare la fila in alto',
        body: 'Ogni 6–8 settimane scucire la fila, rifare la base e ricucire.',
      },
    ],
  },
  quantities,
  lengthGuide,
  shadeChart,
  answers,
  gallery: { heading: 'La cucitura da vicino' },
  action: {
    heading: 'Vuole infoltire o allungare?',
    body: 'Ci dica il risultato che desidera e su quali capelli: con il preventivo Le proponiamo larghezza, peso e lunghezza.',
    whatsapp:
      'Buongiorno, cerco una tessitura in capelli veri, cucita a macchina. Potreste farmi avere un preventivo con le larghezze e i toni disponibili? Grazie.',
  },
} satisfies LinePageText & Record<string, unknown>
