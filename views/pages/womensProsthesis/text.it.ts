import { customLengthCm } from '../../../src/shared/lineFigures'
import { rangeOf } from '../../text/figures'
import type { LinePageText } from '../../text/LinePageText'
import { it as answers } from './answers.it'
import { it as beforeChemotherapy } from './beforeChemotherapy.text.it'
import { it as measuring } from './measuring.text.it'

export const it = {
  title: 'Parrucche per chemioterapia e su misura a {town} | {name}',
  description:
    'Parrucche oncologiche e infoltitori (topper) in capelli veri, pronti o su misura: si provano in privato a {town}, anche prima della chemioterapia.',
  heading: 'Parrucche donna',
  headingItalic: 'in capelli veri, anche su misura',
  opening:
    'Parrucche intere e infoltitori: si provano allo specchio, e il taglio si rifinisce sul viso.',
  appointment: {
    heading: 'Appuntamento riservato',
    body: 'La riceviamo in privato nello showroom di {town}, da sola o con chi desidera. Può decidere con calma, un altro giorno.',
  },
  beforeChemotherapy,
  measuring,
  specifications: {
    heading: 'In breve',
    rows: [
      { label: 'Modelli', value: 'Parrucche intere, infoltitori (topper) con clip' },
      { label: 'Base', value: 'Calotta morbida, front lace o monofilo' },
      { label: 'Fissaggio', value: 'La calotta; per gli infoltitori le clip' },
      { label: 'Lunghezza su misura', value: rangeOf(customLengthCm, 'cm') },
    ],
  },
  usage: {
    heading: 'La manutenzione',
    ordered: false,
    points: [
      {
        title: 'Il lavaggio',
        body: 'In genere ogni 7–10 volte che la indossa, con acqua tiepida e shampoo delicato. Balsamo sulle lunghezze, mai sui nodi della base.',
      },
      {
        title: 'La piega',
        body: 'Usi spazzola e phon tiepido, lontano dalla base.',
      },
      {
        title: 'Bagnata e di notte',
        body: 'La tamponi e la posi sul supporto, lontano da termosifoni e sole.',
      },
      {
        title: 'La durata',
        body: 'Uso, lavaggi e calore la consumano: due portate a turno durano di più.',
      },
    ],
  },
  answers,
  gallery: { heading: 'Parrucche e infoltitori' },
  action: {
    heading: 'Ci scriva quando se la sente',
    body: 'Basta dirci che cerca una parrucca e quando potrebbe venire.',
    whatsapp:
      'Buongiorno, vorrei un preventivo per una parrucca o un infoltitore da donna. Quando potrei venire per un appuntamento riservato? Grazie.',
  },
} satisfies LinePageText & Record<string, unknown>
