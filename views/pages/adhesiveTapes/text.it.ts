import type { LinePageText } from '../../text/LinePageText'
import { delivery, trade } from '../../text/lines.it'
import { it as answers } from './answers.it'

export const it = {
  title: 'Nastri biadesivi per protesi capelli ed extension | {name}',
  description:
    'Nastri biadesivi per protesi capelli e adesivi pretagliati per extension: quale scegliere, come si applica e come si toglie. Sulla pelle, fino a 4 settimane.',
  heading: 'Nastri biadesivi',
  headingItalic: 'per protesi capelli ed extension',
  opening:
    'Un lato del nastro aderisce alla base di protesi e parrucche o alla ciocca, l’altro alla pelle o ai capelli naturali.',
  reasons: {
    heading: 'Perché usare il nastro',
    points: [
      { title: 'Pronto subito', body: 'Nessuna colla da stendere o far asciugare.' },
      { title: 'Spessore regolare', body: 'La base appoggia in piano.' },
      { title: 'Contorno netto', body: 'Non cola sui capelli intorno.' },
      { title: 'Monouso', body: 'A ogni applicazione l’adesivo è nuovo.' },
    ],
  },
  types: {
    heading: 'Quale nastro scegliere',
    hairpieces: {
      heading: 'Per protesi e parrucche front lace',
      points: [
        { title: 'Il perimetro', body: 'Il rotolo, lungo il bordo della base.' },
        { title: 'L’attaccatura', body: 'Le strisce sagomate.' },
        { title: 'Il ritocco', body: 'Un pezzetto di nastro, per un angolo che si solleva.' },
      ],
    },
    extensions: {
      heading: 'Per extension tape-in',
      points: [
        {
          title: 'La confezione intera',
          body: 'Gli adesivi pretagliati, per 20 ciocche.',
        },
        { title: 'Una ciocca sola', body: 'Gli stessi, quando una coppia si apre.' },
        { title: 'Altre larghezze', body: 'Ci mandi la misura della ciocca.' },
      ],
    },
  },
  application: {
    heading: 'Come si applica',
    steps: [
      {
        title: 'Pulire',
        body: 'Togliere adesivo vecchio, creme e solvente dalle due superfici, poi asciugare.',
      },
      {
        title: 'Posare',
        body: 'Mettere il nastro sulla base o sulla ciocca, senza pieghe.',
      },
      {
        title: 'Centrare',
        body: 'Provare a secco e togliere la pellicola: se poi lo si sposta, tiene meno.',
      },
      {
        title: 'Premere',
        body: 'Con le dita, dal centro ai bordi. Sulle extension, nessun lavaggio per 48 ore.',
      },
    ],
  },
  trade,
  specifications: {
    heading: 'Tenuta e formati',
    delivery,
    rows: [
      { label: 'Tenuta sulla pelle', value: 'Da pochi giorni a 4 settimane' },
      { label: 'Tenuta sulle tape-in', value: 'Fino al riposizionamento, 6–8 settimane' },
      { label: 'Uso', value: 'Una sola volta' },
      { label: 'Formati', value: 'Rotolo, strisce sagomate, adesivi pretagliati' },
    ],
  },
  usage: {
    heading: 'Rimozione e conservazione',
    ordered: false,
    points: [
      {
        title: 'Rimozione',
        body: 'Non strappare. Passare lungo il bordo un solvente per biadesivi, adatto alla pelle se la tocca; pulire subito i residui.',
      },
      {
        title: 'Conservazione',
        body: 'Lasciare il nastro sulla pellicola, lontano da polvere, umidità e calore.',
      },
    ],
  },
  answers,
  gallery: { heading: 'Rotoli e strisce' },
  action: {
    heading: 'Non sa quale scegliere?',
    body: 'Ci mandi una foto della base o della ciocca.',
    whatsapp:
      'Buongiorno, vorrei un consiglio e un preventivo per i nastri biadesivi, per protesi o per extension. Grazie mille.',
  },
} satisfies LinePageText & Record<string, unknown>
