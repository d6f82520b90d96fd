import { customLengthCm, lineFigures } from '../../../src/shared/lineFigures'
import { it as quantities } from '../../sections/calculator/text.it'
import { it as lengthGuide } from '../../sections/lengthGuide/text.it'
import { it as shadeChart } from '../../sections/shadeChart/text.it'
import type { CategoryPageText } from '../../text/CategoryPageText'
import { it as delivery } from '../../text/delivery.it'
import { rangeOf, wearOf, written } from '../../text/figures'
import { it as answers } from './answers.it'

const figures = lineFigures['keratin-tips']

/** In the sheet and under the first buttons. */
const pack = {
  label: 'Confezione',
  value: `${figures.pieces} ciocche, ${figures.pieces * figures.pieceG} g`,
}

export const it = {
  title: 'Extension alla cheratina in capelli veri, 0,8 g | {name}',
  description:
    'Ciocche alla cheratina in capelli veri da 0,8 g, 25 per confezione, da 40 a 70 cm, per saloni e grossisti. Si applicano a 180 °C e durano 3–4 mesi.',
  heading: 'Extension alla cheratina',
  headingItalic: 'in ciocche da 0,8 g',
  opening:
    'Ogni ciocca pesa 0,8 g e porta alla radice la cheratina, che a 180 °C si ammorbidisce e si chiude sui capelli naturali. Le confezioni sono da 25 ciocche, le lunghezze vanno da 40 a 70 cm e un’applicazione dura 3–4 mesi.',
  signature: { label: 'Temperatura di applicazione' },
  trade: { rows: [pack, ...delivery], list: 'Chiedi il listino' },
  specifications: {
    heading: 'Misure e durata',
    rows: [
      { label: 'Peso', value: `${written(figures.pieceG, 'it')} g per ciocca` },
      pack,
      { label: 'Lunghezza', value: rangeOf(figures.lengthCm, 'cm') },
      { label: 'Lunghezza su misura', value: rangeOf(customLengthCm, 'cm') },
      { label: 'Temperatura', value: `${figures.heatC} °C` },
      { label: 'Durata', value: wearOf(figures.wear, 'it') },
    ],
  },
  second: {
    heading: 'L’applicazione, dalla nuca in su',
    ordered: true,
    points: [
      {
        title: 'Lavaggio',
        body: 'Lavi con uno shampoo purificante, senza balsamo, e asciughi del tutto: residui di olio o di silicone indeboliscono l’attacco.',
      },
      {
        title: 'Divisione',
        body: 'Tracci righe orizzontali, cominciando dalla nuca. Lasci liberi il contorno e la scriminatura, perché i capelli della cliente coprano gli attacchi.',
      },
      {
        title: 'Posizione',
        body: 'Prenda tanti capelli quanti ne ha la ciocca e li isoli con il dischetto di protezione. L’attacco sta a circa 1 cm dalla cute.',
      },
      {
        title: 'Calore',
        body: 'Chiuda la pinza, a 180 °C, finché la cheratina si ammorbidisce: bastano pochi secondi. Se cola, il calore era troppo alto o è durato troppo.',
      },
      {
        title: 'Forma',
        body: 'Con le dita protette, arrotoli la cheratina finché è calda e la prema bene: ne esce un cilindro piccolo e liscio, con i capelli chiusi dentro.',
      },
      {
        title: 'Controllo',
        body: 'Quando è fredda, provi la tenuta con un tiro leggero. Nelle 48 ore seguenti non si lavano i capelli.',
      },
    ],
  },
  quantities,
  lengthGuide,
  shadeChart,
  answers,
  gallery: { heading: 'Le ciocche da vicino' },
  action: {
    heading: 'Quante ciocche Le servono?',
    body: 'Ci scriva lunghezza, tono e numero di confezioni da 25. Se non sa quante ne servono per infoltire o per allungare, può stimarle in questa pagina o insieme a noi.',
    whatsapp:
      'Buongiorno, mi interessano le extension alla cheratina. Potete prepararmi un preventivo? Grazie in anticipo.',
  },
} satisfies CategoryPageText & Record<string, unknown>
