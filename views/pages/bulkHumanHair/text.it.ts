import { lineFigures } from '../../../src/shared/lineFigures'
import { it as lengthGuide } from '../../sections/lengthGuide/text.it'
import { it as shadeChart } from '../../sections/shadeChart/text.it'
import type { CategoryPageText } from '../../text/CategoryPageText'
import { it as delivery } from '../../text/delivery.it'
import { listOf } from '../../text/figures'
import { it as answers } from './answers.it'

const figures = lineFigures['bulk-human-hair']

/** In the sheet and under the first buttons. */
const pack = { label: 'Confezioni', value: listOf(figures.packsG, 'g') }

export const it = {
  title: 'Capelli veri sfusi all’ingrosso, 30–70 cm | {name}',
  description:
    'Capelli veri sfusi da 30, 40, 50, 60 e 70 cm, in confezioni da 100, 200 e 500 g, per saloni e grossisti e per chi realizza extension e parrucche.',
  heading: 'Capelli sfusi',
  headingItalic: 'come materia prima',
  opening:
    'Sono capelli veri senza cuciture né cheratina, per chi realizza extension e parrucche in proprio. Le lunghezze sono cinque, da 30 a 70 cm, in confezioni da 100, 200 o 500 g: ci indichi lunghezza, tono e quantità e Le prepariamo il preventivo.',
  signature: { label: 'Cinque lunghezze, in scala' },
  trade: { rows: [pack, ...delivery], list: 'Chiedi il listino' },
  specifications: {
    heading: 'Lunghezze e pesi',
    rows: [
      { label: 'Lunghezze', value: listOf(figures.lengthsCm, 'cm') },
      pack,
      { label: 'Capelli', value: 'Veri, lisci o mossi' },
      { label: 'Presentazione', value: 'In mazzi legati alla radice' },
    ],
  },
  second: {
    heading: 'Usi e lavorazione',
    ordered: false,
    points: [
      {
        title: 'Annodatura',
        body: 'Si annodano pochi capelli per volta, su lace o monofilo, per parrucche, toupet e attaccature. Per le riparazioni spesso bastano i 30 cm.',
      },
      {
        title: 'Ciocche alla cheratina',
        body: 'Si pesa la quantità voluta, si pareggia la radice e si forma l’attacco con la colla di cheratina.',
      },
      {
        title: 'Tessiture',
        body: 'Con una cucitura alla radice, a macchina o a mano, si ricava una tessitura della larghezza che serve.',
      },
      {
        title: 'Radici da una parte',
        body: 'Sciolto il mazzo, tenga le radici tutte dallo stesso lato. I capelli voltati al contrario si annodano già ai primi lavaggi.',
      },
      {
        title: 'Tra le carde',
        body: 'Le lunghezze da 60 e 70 cm si tengono tra le carde, due tappetini di aghi sottili, e si sfilano poco per volta, così il resto del mazzo rimane in ordine.',
      },
      {
        title: 'Prima della tinta',
        body: 'Faccia sempre una prova su una ciocca: il risultato dipende dal tono di partenza e dal prodotto.',
      },
    ],
  },
  lengthGuide,
  shadeChart,
  answers,
  gallery: { heading: 'I mazzi da vicino' },
  action: {
    heading: 'Forniture per saloni e grossisti',
    body: 'Ci indichi quante confezioni Le servono, da 100, 200 o 500 g. Per tenere lo stesso tono su più lavori conviene ordinare in una volta tutta la quantità.',
    whatsapp:
      'Buongiorno, vorrei un preventivo per una fornitura di capelli sfusi. Quali lunghezze, toni e quantità avete disponibili? Cordiali saluti.',
  },
} satisfies CategoryPageText & Record<string, unknown>
