import { lineFigures } from '../../../src/shared/lineFigures'

const tapeIn = lineFigures['tape-in-kit']
const keratin = lineFigures['keratin-tips']

export const it = {
  heading: 'Quanti capelli servono?',
  opening:
    'Una stima per la testa intera, da confermare in consulenza. Oltre i 50 cm ne servono di più, perché lo stesso peso si distribuisce su una lunghezza maggiore.',
  /** Opens the calculator. */
  calculate: 'Calcola e aggiungi',
  aim: {
    legend: 'Il risultato',
    options: { fill: 'Infoltire', lengthen: 'Allungare', both: 'Entrambi' },
  },
  hair: {
    legend: 'I capelli di partenza',
    options: { fine: 'Fini', normal: 'Normali', thick: 'Folti' },
  },
  length: 'La lunghezza in cm',
  /** Over the table, for lengths up to 50 cm. */
  captions: {
    'tape-in-kit': `Confezioni da ${tapeIn.pieces} ciocche, fino a 50 cm`,
    'keratin-tips': `Confezioni da ${keratin.pieces} ciocche, fino a 50 cm`,
    'weft-machine-sewn': 'Grammi di tessitura (a partire da 80 g l’una), fino a 50 cm',
  },
  result: 'La stima',
  about: 'circa',
  packs: { one: 'confezione', other: 'confezioni' },
  wefts: { one: 'tessitura da', other: 'tessiture da' },
  pieces: { 'tape-in-kit': 'ciocche', 'keratin-tips': 'ciocche' },
  /** In the place of a quantity, where hair may not carry the row. */
  askFirst: 'Da valutare',
  whyAskFirst:
    'I capelli fini possono non reggere la treccina: spesso sono più adatte tape-in o cheratina.',
  ask: 'Chiedi a noi',
  product: 'Il prodotto',
  add: 'Aggiungi {quantity} alla richiesta',
  added: 'Nella richiesta',
}
