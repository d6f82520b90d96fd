import { customLengthCm, lineFigures } from '../../../src/shared/lineFigures'
import { it as quantities } from '../../sections/calculator/text.it'
import { it as lengthGuide } from '../../sections/lengthGuide/text.it'
import { it as shadeChart } from '../../sections/shadeChart/text.it'
import type { CategoryPageText } from '../../text/CategoryPageText'
import { it as delivery } from '../../text/delivery.it'
import { choiceOf, rangeOf, wearOf, written } from '../../text/figures'
import { it as answers } from './answers.it'

const figures = lineFigures['tape-in-kit']

/** In the sheet and under the first buttons. */
const pack = {
  label: 'Confezione',
  value: `${figures.pieces} ciocche, ${figures.pieces * figures.pieceG} g`,
}

export const it = {
  title: 'Extension tape-in biadesive per parrucchieri | {name}',
  description:
    'Kit tape-in in capelli veri per saloni e grossisti: 20 ciocche da 2,5 g, lunghe 40, 50 o 60 cm, da riposizionare dopo 6–8 settimane. Come si applicano.',
  heading: 'Extension tape-in',
  headingItalic: 'biadesive, in kit da 20',
  opening:
    'Ogni confezione contiene 20 ciocche da 2,5 g, lunghe 40, 50 o 60 cm, con il biadesivo già applicato. Si applicano in cinque passaggi e si riposizionano dopo 6–8 settimane. Per il preventivo bastano lunghezza, tono e numero di confezioni.',
  signature: { label: `Una confezione, ${figures.pieces * figures.pieceG} g` },
  trade: { rows: [pack, ...delivery], list: 'Chiedi il listino' },
  specifications: {
    heading: 'Scheda tecnica',
    rows: [
      { label: 'Lunghezza', value: choiceOf(figures.lengthsCm, 'cm', 'it') },
      { label: 'Lunghezza su misura', value: rangeOf(customLengthCm, 'cm') },
      { label: 'Peso', value: `${written(figures.pieceG, 'it')} g per ciocca` },
      { label: 'Larghezza', value: '{tapeWidth}' },
      pack,
      { label: 'Attacchi', value: '10 per confezione, di due ciocche ciascuno' },
      { label: 'Durata', value: `${wearOf(figures.wear, 'it')} per applicazione` },
    ],
  },
  second: {
    heading: 'L’applicazione, in cinque passaggi',
    ordered: true,
    points: [
      {
        title: 'Lavi senza balsamo',
        body: 'Usi uno shampoo purificante, senza balsamo né maschera, poi asciughi del tutto: sui capelli umidi o unti il biadesivo non fa presa.',
      },
      {
        title: 'Prelevi una sezione sottile',
        body: 'Con una riga netta isoli pochi capelli, in una sezione larga quanto il biadesivo. Se è troppo fitta, i due adesivi non si toccano e l’attacco si apre.',
      },
      {
        title: 'Appoggi la prima ciocca',
        body: 'Tolga la pellicola e porti la ciocca sotto la sezione, con il biadesivo in alto, a 1 cm dalla cute: la radice deve restare libera di muoversi.',
      },
      {
        title: 'Chiuda il sandwich',
        body: 'Posi la seconda ciocca sulla prima, bordo contro bordo, e prema da un lato all’altro con le dita o con la pinza piatta.',
      },
      {
        title: 'Aspetti 48 ore',
        body: 'Fino ad allora la cliente eviti lavaggi, sauna e code tirate. In seguito balsamo e oli vanno soltanto sulle lunghezze.',
      },
    ],
  },
  quantities,
  lengthGuide,
  shadeChart,
  answers,
  gallery: { heading: 'Il kit nei particolari' },
  action: {
    heading: 'Quante confezioni Le servono?',
    body: 'Se ha un dubbio sul tono, ci mandi su WhatsApp una foto dei capelli: alla luce del giorno dà una prima idea, mentre per il tono definitivo serve un campione. Rispondiamo entro 24 ore.',
    whatsapp:
      'Buongiorno, vorrei un preventivo per le extension tape-in. Mi potete aiutare a scegliere lunghezza e tono? Grazie.',
  },
} satisfies CategoryPageText & Record<string, unknown>
