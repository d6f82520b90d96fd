import { customLengthCm } from '../../../src/shared/lineFigures'
import { town } from '../../../src/shared/shop'
import type { CategoryPageText } from '../../text/CategoryPageText'
import { rangeOf } from '../../text/figures'

export const it = {
  title: 'Parrucche e protesi donna su misura | Chiomara',
  description: `Parrucche e protesi da donna in capelli veri, su misura. Appuntamenti riservati a ${town.it}, con il tempo che serve, anche prima di iniziare una terapia.`,
  heading: 'Protesi donna',
  headingItalic: 'parrucche su misura',
  opening:
    'Parrucche intere e infoltitori in capelli veri, da provare davanti allo specchio e da rifinire seguendo il viso. Per un lavoro su misura si scelgono insieme la base, il tono e la lunghezza, da 30 a 70 cm.',
  appointment: {
    heading: 'Con il tempo che serve',
    body: `La riceviamo in privato, su appuntamento, nello showroom di ${town.it}. Può venire da sola o con chi desidera, guardare, provare, decidere un altro giorno. Se sta per iniziare una terapia, venga prima, se può: vedendo i Suoi capelli è più semplice accostare il tono e il taglio. Se è già cominciata, può aiutarci una fotografia.`,
  },
  specifications: {
    heading: 'Che cosa si sceglie',
    rows: [
      { label: 'Lunghezza su misura', value: rangeOf(customLengthCm, 'cm') },
      { label: 'Capelli', value: 'Veri' },
      { label: 'Modello', value: 'Parrucca intera o infoltitore' },
      { label: 'Base', value: 'Si sceglie insieme' },
      { label: 'Calotta', value: 'Secondo le misure della testa' },
      { label: 'Tono', value: 'Il Suo, o uno nuovo' },
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
        title: 'Il tono',
        body: 'Si guarda alla luce del giorno, accanto a una ciocca dei Suoi capelli, se lo desidera.',
      },
      {
        title: 'Il taglio',
        body: 'Si rifinisce in testa, poco per volta: prima attorno al viso, poi la lunghezza.',
      },
      {
        title: 'Il lavaggio',
        body: 'Acqua tiepida e shampoo delicato, senza strofinare. Si tampona con un asciugamano e si lascia asciugare sul supporto.',
      },
      {
        title: 'La piega',
        body: 'Sono capelli veri: si pettinano con spazzola e phon tiepido, tenendo il calore lontano dalla base.',
      },
      {
        title: 'La notte',
        body: 'Si toglie e si posa sul suo supporto, lontano dai termosifoni e dal sole.',
      },
    ],
  },
  gallery: { heading: 'Parrucche e infoltitori' },
  action: {
    heading: 'Ci scriva quando se la sente',
    body: 'Non occorre spiegare il motivo: basta dirci che cerca una parrucca e quando potrebbe venire.',
    whatsapp:
      'Buongiorno, vorrei un preventivo per una parrucca o una protesi da donna in capelli veri. Quando potrei venire per un appuntamento riservato? Grazie.',
  },
} satisfies CategoryPageText & Record<string, unknown>
