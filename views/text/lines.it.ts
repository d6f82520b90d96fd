import { lineFigures } from '../../src/shared/lineFigures'

// What several lines say alike: in one file, since a browser gets headers with each that it loads.

/** What buyers by the pack ask first. */
export const delivery =
  'Consegna: 2–3 giorni lavorativi in Italia, gratuita oltre 150 euro; 5–7 giorni in Europa, 7–15 altrove, a preventivo.'

/** The words of the links to the price list and to the rules of the trade. */
export const trade = {
  list: 'Chiedi il listino',
  rules: 'IVA e dogana',
}

/** Above the steps of what only a hairdresser fits. */
export const forHairdressers =
  'Per parrucchieri. Non è del mestiere? Chieda il preventivo e porti i capelli dal Suo parrucchiere.'

export const lengthGuide = {
  heading: 'Dove arriva ogni lunghezza',
  picture:
    'Due figure di spalle, una con i capelli lisci e una con i capelli mossi: una riga per ogni lunghezza segna dove arrivano le punte. La tabella lo dice a parole.',
  caption: 'Dove arrivano le punte, lisce e mosse',
  length: 'Lunghezza',
  straight: 'Lisci',
  wavy: 'Mossi',
  /** By the length in cm. */
  ends: {
    30: { straight: 'spalle', wavy: 'base del collo' },
    40: { straight: 'metà delle scapole', wavy: 'sotto le spalle' },
    50: { straight: 'sotto le scapole', wavy: 'punta delle scapole' },
    60: { straight: 'sopra la vita', wavy: 'metà schiena' },
    70: { straight: 'sotto la vita', wavy: 'sopra la vita' },
  },
  inWords: 'In tabella',
  note: 'Per una statura di circa 165\u00a0cm; applicate più in basso, le ciocche arrivano più giù. Il mosso accorcia di circa un ottavo.',
}

const tapeIn = lineFigures['tape-in-kit']
const keratin = lineFigures['keratin-tips']

export const quantities = {
  heading: 'Quanti capelli servono?',
  opening:
    'Una stima per la testa intera, da confermare in consulenza. Per arrivare a 60 cm serve circa il 20% in più, a 70 cm il 40%.',
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

export const shadeChart = {
  heading: 'I toni a catalogo',
  note: 'Campioni creati al computer: il tono si conferma su una ciocca. Con\u00a0+ si aggiunge alla richiesta.',
}
