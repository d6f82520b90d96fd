import { customLengthCm } from '../../../src/shared/lineFigures'
import type { CategoryPageText } from '../../text/CategoryPageText'
import { rangeOf } from '../../text/figures'
import { it as answers } from './answers.it'
import { it as beforeChemotherapy } from './beforeChemotherapy.text.it'
import { it as measuring } from './measuring.text.it'

export const it = {
  title: 'Parrucche in capelli veri su misura a {town} | {name}',
  description:
    'Parrucche e infoltitori in capelli veri, anche su misura, e parrucche per chemioterapia. Appuntamenti riservati a {town}, con tutto il tempo che serve.',
  heading: 'Parrucche donna',
  headingItalic: 'e protesi capelli su misura',
  opening:
    'Le parrucche intere e gli infoltitori sono in capelli veri: si provano davanti allo specchio e si rifiniscono seguendo il viso. Per un lavoro su misura scegliamo insieme la base, il colore e la lunghezza, da 30 a 70 cm.',
  appointment: {
    heading: 'Con il tempo che serve',
    body: 'La riceviamo in privato, su appuntamento, nello showroom di {town}. Può venire da sola o con chi desidera, provare con calma e decidere un altro giorno. Se sta per iniziare la chemioterapia, qui sotto trova quando conviene venire e che cosa è utile sapere prima.',
  },
  onThisPage: {
    label: 'In questa pagina',
    places: [
      { id: 'line-products', label: 'Le parrucche e gli infoltitori' },
      { id: 'before-chemotherapy', label: 'Prima della chemioterapia' },
      { id: 'measuring', label: 'Come si misura la testa' },
      { id: 'gallery', label: 'Le immagini' },
    ],
  },
  beforeChemotherapy,
  room: 'Un angolo per le prove.',
  measuring,
  specifications: {
    heading: 'Che cosa può scegliere',
    rows: [
      { label: 'Lunghezza su misura', value: rangeOf(customLengthCm, 'cm') },
      { label: 'Capelli', value: 'Veri' },
      { label: 'Modello', value: 'Parrucca intera o infoltitore' },
      { label: 'Base', value: 'La scegliamo insieme' },
      { label: 'Calotta', value: 'Nei pezzi su misura, sulle misure della Sua testa' },
      { label: 'Colore', value: 'Il Suo, o uno nuovo' },
      { label: 'Durata', value: 'Dipende da quanto si porta' },
    ],
  },
  second: {
    heading: 'Su misura, e poi ogni giorno',
    ordered: false,
    points: [
      {
        title: 'La misura',
        body: 'Prendiamo le misure della testa e cerchiamo una base che non stringa e non scivoli.',
      },
      {
        title: 'Il colore',
        body: 'Lo guardiamo alla luce del giorno, accanto a una ciocca dei Suoi capelli, se lo desidera.',
      },
      {
        title: 'Il taglio',
        body: 'Lo rifiniamo sulla Sua testa, poco per volta: prima attorno al viso, poi la lunghezza.',
      },
      {
        title: 'Il lavaggio',
        body: 'Lavi la parrucca con acqua tiepida e shampoo delicato, senza strofinare. La tamponi con un asciugamano e la lasci asciugare sul supporto.',
      },
      {
        title: 'La piega',
        body: 'Sono capelli veri: può usare la spazzola e il phon tiepido, tenendo il calore lontano dalla base.',
      },
      {
        title: 'La notte',
        body: 'Tolga la parrucca e la posi sul supporto, lontano dai termosifoni e dal sole.',
      },
    ],
  },
  answers,
  gallery: { heading: 'Parrucche e infoltitori' },
  action: {
    heading: 'Ci scriva quando se la sente',
    body: 'Non occorre spiegare il motivo: basta dirci che cerca una parrucca e quando potrebbe venire.',
    whatsapp:
      'Buongiorno, vorrei un preventivo per una parrucca o un infoltitore da donna in capelli veri. Quando potrei venire per un appuntamento riservato? Grazie.',
  },
} satisfies CategoryPageText & Record<string, unknown>
