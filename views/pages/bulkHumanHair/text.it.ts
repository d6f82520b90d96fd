import { lineFigures } from '../../../src/shared/lineFigures'
import { lengthsOf, listOf } from '../../text/figures'
import type { LinePageText } from '../../text/LinePageText'
import { delivery, shadeChart, trade } from '../../text/lines.it'
import { it as answers } from './answers.it'

const figures = lineFigures['bulk-human-hair']

export const it = {
  title: 'Capelli veri sfusi all’ingrosso, 30–70 cm | {name}',
  description:
    'Capelli veri sfusi da 30, 40, 50, 60 e 70 cm, in confezioni da 100, 200 e 500 g, per saloni e grossisti e per chi realizza extension e parrucche.',
  heading: 'Capelli sfusi',
  headingItalic: 'per saloni e laboratori',
  opening:
    'Capelli veri in mazzi, senza cuciture né cheratina, forniti all’ingrosso a chi realizza extension e parrucche.',
  trade,
  specifications: {
    heading: 'Lunghezze e pesi',
    delivery,
    rows: [
      { label: 'Lunghezze', value: lengthsOf(figures.lengthsCm, 'it') },
      { label: 'Confezioni', value: listOf(figures.packsG, 'g') },
      { label: 'Capelli', value: 'Veri, lisci o mossi' },
      { label: 'Presentazione', value: 'In mazzi legati alla radice' },
    ],
  },
  usage: {
    heading: 'Usi e lavorazione',
    ordered: false,
    points: [
      {
        title: 'Usi',
        body: 'Annodatura su lace o monofilo, ciocche da saldare con la colla di cheratina, tessiture cucite alla radice.',
      },
      {
        title: 'Radici tutte dallo stesso lato',
        body: 'Sciolto il mazzo, tenere insieme le radici: i capelli voltati al contrario si annodano già ai primi lavaggi.',
      },
      {
        title: 'Peso',
        body: 'Pesare quanto serve e legare di nuovo il mazzo prima di cominciare.',
      },
      {
        title: 'Tinta',
        body: 'Provare sempre su una ciocca. Da un biondo chiaro a un tono molto più scuro serve prima la prepigmentazione: altrimenti il colore vira e svanisce presto.',
      },
    ],
  },
  shadeChart,
  answers,
  gallery: { heading: 'I mazzi di capelli' },
  action: {
    heading: 'Forniture per saloni e grossisti',
    body: 'Se ordina più volte nell’anno, ci scriva ogni quanto.',
    whatsapp:
      'Buongiorno, vorrei un preventivo per una fornitura di capelli sfusi. Quali lunghezze, toni e quantità avete disponibili? Cordiali saluti.',
  },
} satisfies LinePageText & Record<string, unknown>
