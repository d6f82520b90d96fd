import { customLengthCm, lineFigures } from '../../../src/shared/lineFigures'
import { formatted, rangeOf, wearOf } from '../../text/figures'
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

const figures = lineFigures['keratin-tips']

export const it = {
  title: 'Extension alla cheratina all’ingrosso per saloni | {name}',
  description:
    'Ciocche alla cheratina in capelli veri da 0,8 g, 25 per confezione, da 40 a 70 cm, per saloni e grossisti. Si applicano a 180 °C e durano 3–4 mesi.',
  heading: 'Extension alla cheratina',
  headingItalic: 'in capelli veri',
  opening:
    'Ciocche con la cheratina alla radice: il calore la ammorbidisce e la chiude sui capelli naturali. Un’applicazione dura 3–4 mesi.',
  trade,
  specifications: {
    heading: 'Misure e durata',
    delivery,
    rows: [
      { label: 'Peso', value: `${formatted(figures.pieceG, 'it')} g per ciocca` },
      {
        label: 'Confezione',
        value: `${figures.pieces} ciocche, ${figures.pieces * figures.pieceG} g`,
      },
      { label: 'Lunghezza', value: rangeOf(figures.lengthCm, 'cm') },
      { label: 'Lunghezza su misura', value: rangeOf(customLengthCm, 'cm') },
      { label: 'Temperatura', value: `${figures.heatC} °C` },
      { label: 'Durata', value: wearOf(figures.wear, 'it') },
    ],
  },
  usage: {
    heading: 'Come si applicano',
    ordered: true,
    note: forHairdressers,
    points: [
      {
        title: 'Lavare',
        body: 'Shampoo purificante, senza balsamo, poi asciugare del tutto: olio e silicone indeboliscono l’attacco.',
      },
      {
        title: 'Dividere',
        body: 'A righe orizzontali, dalla nuca in su. Lasciare libere l’attaccatura e la riga, perché i capelli della cliente coprano gli attacchi.',
      },
      {
        title: 'Posizionare',
        body: 'Prendere tanti capelli quanti ne ha la ciocca e isolarli con il dischetto di protezione, a 1 cm dalla cute.',
      },
      {
        title: 'Scaldare',
        body: 'Stringere la cheratina nella pinza a caldo, a 180 °C, finché si ammorbidisce. Se cola, la temperatura era troppo alta o la stretta troppo lunga.',
      },
      {
        title: 'Modellare',
        body: 'Con le dita protette, arrotolare la cheratina calda in un cilindro piccolo e liscio attorno ai capelli.',
      },
      {
        title: 'Controllare',
        body: 'Quando è fredda, provare la tenuta tirando appena. Nessun lavaggio per 48 ore.',
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
    body: 'Ci scriva lunghezza, tono e tipo di capelli.',
    whatsapp:
      'Buongiorno, mi interessano le extension alla cheratina. Potete prepararmi un preventivo? Grazie in anticipo.',
  },
} satisfies LinePageText & Record<string, unknown>
