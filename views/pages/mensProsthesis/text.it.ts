import { lineFigures } from '../../../src/shared/lineFigures'
import type { CategoryPageText } from '../../text/CategoryPageText'
import { wearOf } from '../../text/figures'
import { it as answers } from './answers.it'

const figures = lineFigures['protesi-uomo']

export const it = {
  title: 'Protesi capelli uomo e toupet a {town} | {name}',
  description:
    'Protesi e toupet da uomo in capelli veri, densità 120% o 130%, durata 12–18 mesi. Si scelgono a {town} in un appuntamento riservato, senza fretta.',
  heading: 'Protesi capelli uomo',
  headingItalic: 'e toupet in capelli veri',
  opening:
    'La protesi è di capelli veri su una base sottile, con densità 120% o 130%. Dura 12–18 mesi, e il taglio si rifinisce in poltrona perché segua i Suoi capelli.',
  signature: { label: 'Densità' },
  appointment: {
    heading: 'Prima, un appuntamento riservato',
    body: 'La riceviamo su appuntamento nello showroom di {town}. Può vedere le basi, confrontare le densità e fare tutte le domande che vuole. Non deve decidere quel giorno.',
  },
  specifications: {
    heading: 'In breve',
    rows: [
      { label: 'Densità', value: figures.densities.map((density) => `${density}%`).join(' o ') },
      { label: 'Durata', value: wearOf(figures.wear, 'it') },
      { label: 'Capelli', value: 'Veri' },
      { label: 'Base', value: 'Sottile; il tipo si sceglie insieme' },
      { label: 'Fissaggio', value: 'Nastro biadesivo' },
    ],
  },
  second: {
    heading: 'Come si applica, a casa',
    ordered: true,
    points: [
      {
        title: 'Pulisca la pelle',
        body: 'Dove appoggia il nastro, i capelli si radono o si tengono molto corti. Lavi con acqua e sapone delicato, poi asciughi bene: su creme e sebo il nastro non tiene.',
      },
      {
        title: 'Metta il nastro sulla base',
        body: 'Lo applichi lungo il bordo, senza pieghe, con strisce sagomate davanti. Lasci la pellicola sull’altro lato.',
      },
      {
        title: 'Trovi l’attaccatura',
        body: 'Davanti allo specchio, provi la posizione a secco. Poi tolga la pellicola e appoggi per primo il bordo frontale.',
      },
      {
        title: 'Proceda verso la nuca',
        body: 'Distenda la base senza tirarla e prema ogni tratto con le dita.',
      },
      {
        title: 'Per toglierla usi il solvente',
        body: 'Lo passi lungo il bordo, aspetti il tempo indicato sul flacone e sollevi piano. Non strappi: ne soffrono la pelle e la base.',
      },
    ],
  },
  answers,
  gallery: { heading: 'Com’è fatta' },
  action: {
    heading: 'Bastano poche parole',
    body: 'Ci scriva su WhatsApp o dal modulo. Rispondiamo entro 24 ore e fissiamo l’appuntamento quando Le è comodo.',
    whatsapp:
      'Buongiorno, vorrei un preventivo per una protesi uomo in capelli veri e, se possibile, un appuntamento riservato. Grazie.',
  },
} satisfies CategoryPageText & Record<string, unknown>
