import { lineFigures } from '../../../src/shared/lineFigures'
import { wearOf } from '../../text/figures'
import type { LinePageText } from '../../text/LinePageText'
import { it as answers } from './answers.it'

const figures = lineFigures['protesi-uomo']
const { mostWeeks } = lineFigures['tape-adhesivi']

export const it = {
  title: 'Protesi capelli uomo e toupet a {town} | {name}',
  description:
    'Protesi capillari e toupet da uomo in capelli veri, in lace, monofilo o poly, densità 120% o 130%. Si scelgono a {town} in un appuntamento riservato.',
  heading: 'Protesi capelli uomo',
  headingItalic: 'e toupet in capelli veri',
  opening:
    'Protesi capillari su una base sottile, tagliate in poltrona perché si fondano con i Suoi capelli.',
  appointment: {
    heading: 'Appuntamento riservato',
    body: 'La riceviamo in privato nello showroom di {town}: può vedere le basi, confrontare le densità e decidere con calma, un altro giorno.',
  },
  /** What a man asks before he asks for a quote; general knowledge in the trade. */
  daily: {
    heading: 'Che cosa cambia ogni giorno',
    points: [
      {
        title: 'Si nota?',
        body: 'Con il lace davanti i capelli sembrano nascere dalla pelle; taglio, colore e densità si accordano con i Suoi. Può giudicarlo allo specchio, prima di ordinare.',
      },
      {
        title: 'Devo radermi?',
        body: 'Dove appoggia il nastro i capelli si radono o si tengono molto corti. Lati e nuca restano come sono.',
      },
      {
        title: 'Posso fare la doccia?',
        body: 'Sì, dal giorno dopo. L’acqua molto calda e il vapore allentano il nastro.',
      },
      {
        title: 'Posso nuotare e fare sport?',
        body: 'Sì, al mare e in piscina: sciacqui subito sale e cloro, che seccano i capelli, o usi la cuffia. Con il sudore il nastro si cambia più spesso.',
      },
      { title: 'Posso dormirci?', body: 'Sì; se preferisce, la toglie la sera.' },
      {
        title: 'Ogni quanto devo tornare?',
        body: `Il nastro tiene da pochi giorni a ${mostWeeks} settimane. Poi la protesi si stacca con il solvente per biadesivi, si pulisce e si lava con shampoo delicato; il balsamo va sulle lunghezze, non sui nodi. In salone o a casa.`,
      },
    ],
  },
  specifications: {
    heading: 'In breve',
    rows: [
      { label: 'Densità', value: figures.densities.map((density) => `${density}%`).join(' o ') },
      {
        label: 'Durata',
        value: `Fino a ${wearOf(figures.wear, 'it')} in monofilo con bordo in poly; le basi più sottili meno`,
      },
      {
        label: 'Base',
        value: 'Lace (rete fine), monofilo (tela sottile), poly (pellicola liscia)',
      },
      { label: 'Fissaggio', value: 'Nastro biadesivo' },
    ],
  },
  usage: {
    heading: 'Applicazione e rimozione a casa',
    ordered: true,
    points: [
      {
        title: 'Pulisca la pelle',
        body: 'Lavi con sapone delicato e asciughi bene: su creme e sebo il nastro non tiene.',
      },
      {
        title: 'Metta il nastro sulla base',
        body: 'Lo applichi lungo il bordo senza pieghe, e lasci la pellicola sull’altro lato.',
      },
      {
        title: 'Appoggi prima il bordo frontale',
        body: 'Provi la posizione a secco, allo specchio. Poi tolga la pellicola e distenda la base verso la nuca, senza tirarla.',
      },
      {
        title: 'Per toglierla usi il solvente per biadesivi',
        body: 'Lo scelga adatto alla pelle, lo passi lungo il bordo, aspetti il tempo indicato e sollevi piano.',
      },
    ],
  },
  answers,
  gallery: { heading: 'Com’è fatta una protesi capelli' },
  action: {
    heading: 'Basta un breve messaggio',
    body: 'Ci scriva {ways}: rispondiamo entro 24 ore nei giorni lavorativi.',
    whatsapp:
      'Buongiorno, vorrei un preventivo per una protesi uomo in capelli veri e, se possibile, un appuntamento riservato. Grazie.',
  },
} satisfies LinePageText & Record<string, unknown>
