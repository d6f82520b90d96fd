import { lineFigures } from '../../../src/shared/lineFigures'

const tapeIn = lineFigures['tape-in-kit']
const keratin = lineFigures['keratin-tips']

export const it = {
  heading: 'Quanti capelli servono?',
  opening:
    'Una stima per la testa intera, da confermare in consulenza. Per arrivare a 60 cm serve circa il 20% in più, a 70 cm il 40%: lo stesso peso si distribuisce su una lunghezza maggiore.',
  aim: { fill: 'Infoltire', lengthen: 'Allungare', both: 'Entrambi' },
  hair: { fine: 'Fini', normal: 'Normali', thick: 'Folti' },
  /** Over the table, for lengths up to 50 cm. */
  captions: {
    'tape-in-kit': `Confezioni da ${tapeIn.pieces} ciocche, fino a 50 cm`,
    'keratin-tips': `Confezioni da ${keratin.pieces} ciocche, fino a 50 cm`,
    'weft-machine-sewn': 'Grammi di tessitura (a partire da 80 g l’una), fino a 50 cm',
  },
  /** In the place of a quantity, where hair may not carry the row. */
  askFirst: 'Da valutare',
}
