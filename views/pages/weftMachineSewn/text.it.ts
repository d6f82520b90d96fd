import { customLengthCm, lineFigures } from '../../../src/shared/lineFigures'
import { it as quantities } from '../../sections/calculator/text.it'
import { it as lengthGuide } from '../../sections/lengthGuide/text.it'
import { it as shadeChart } from '../../sections/shadeChart/text.it'
import type { CategoryPageText } from '../../text/CategoryPageText'
import { it as delivery } from '../../text/delivery.it'
import { choiceOf, rangeOf, wearOf } from '../../text/figures'
import { it as answers } from './answers.it'

const figures = lineFigures['weft-machine-sewn']

/** In the sheet and under the first buttons. */
const pack = { label: 'Peso', value: choiceOf(figures.weightsG, 'g', 'it') }

export const it = {
  title: 'Tessitura (weft) in capelli veri per saloni | {name}',
  description:
    'Tessiture in capelli veri per saloni e grossisti: lunghe da 40 a 70 cm, larghe 50, 75 o 100 cm, da 80, 100 o 120 g, cucite a macchina. Durano 6–8 mesi.',
  heading: 'Tessitura (weft)',
  headingItalic: 'cucita a macchina',
  opening:
    'È una fila continua di capelli veri, fermata da una cucitura a macchina. Si sceglie tra larghezze di 50, 75 e 100 cm, pesi di 80, 100 e 120 g e lunghezze da 40 a 70 cm. Dura 6–8 mesi.',
  hero: {
    title: 'Una sola cucitura, da lato a lato',
    subtitle: 'Tessiture larghe 50, 75 o 100 cm, da tagliare a misura della testa.',
  },
  trade: { rows: [pack, ...delivery], list: 'Chiedi il listino' },
  specifications: {
    heading: 'Misure, pesi e durata',
    rows: [
      { label: 'Larghezza', value: choiceOf(figures.widthsCm, 'cm', 'it') },
      pack,
      { label: 'Lunghezza', value: rangeOf(figures.lengthCm, 'cm') },
      { label: 'Lunghezza su misura', value: rangeOf(customLengthCm, 'cm') },
      { label: 'Durata', value: wearOf(figures.wear, 'it') },
      { label: 'Cucitura', value: 'Continua, a macchina' },
    ],
  },
  second: {
    heading: 'Come si applica',
    ordered: true,
    points: [
      {
        title: 'Misuri la fila',
        body: 'Tracci la riga e appoggi la tessitura lungo il percorso, da un lato all’altro della testa, un poco all’interno dell’attaccatura.',
      },
      {
        title: 'Tagli la tessitura',
        body: 'Tagli la cucitura, non i capelli. Fermi subito l’estremità con qualche punto, perché i capelli non si sfilino.',
      },
      {
        title: 'Prepari la base',
        body: 'Serve una treccina aderente ma non tirata, oppure una fila di anellini: è la base che porta il peso della tessitura.',
      },
      {
        title: 'Cucia',
        body: 'Con un ago curvo e un filo robusto, faccia punti regolari attorno alla cucitura e alla base.',
      },
      {
        title: 'Riporti la fila in alto',
        body: 'Con la ricrescita, scucia la fila e la ricucia più vicino alla radice. La stessa tessitura dura 6–8 mesi.',
      },
    ],
  },
  quantities: {
    ...quantities,
    opening:
      'Una stima per una testa, da confermare in consulenza. Si basa sull’uso corrente in salone: circa un etto per allungare una chioma di media densità fino a 50 cm, circa la metà per infoltirla; oltre i 50 cm ne occorre di più. La tessitura più leggera è da 80 g: se ne serve meno, si taglia. Sui capelli fini si usa soltanto se reggono la treccina; altrimenti sono più adatte tape-in o ciocche alla cheratina.',
  },
  lengthGuide,
  shadeChart,
  answers,
  gallery: { heading: 'La cucitura da vicino' },
  action: {
    heading: 'Vuole infoltire o allungare?',
    body: 'Ci dica che cosa deve fare la tessitura e su quali capelli: Le proponiamo larghezza, peso e lunghezza insieme al preventivo.',
    whatsapp:
      'Buongiorno, cerco una tessitura in capelli veri, cucita a macchina. Potreste farmi avere un preventivo con le larghezze e i toni disponibili? Grazie.',
  },
} satisfies CategoryPageText & Record<string, unknown>
