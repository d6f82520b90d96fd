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

/** Where hair of each length ends, from the shortest: straight, then wavy. */
const ends: readonly (readonly [straight: string, wavy: string])[] = [
  ['spalle', 'base del collo'],
  ['metà delle scapole', 'sotto le spalle'],
  ['sotto le scapole', 'punta delle scapole'],
  ['sopra la vita', 'metà schiena'],
  ['sotto la vita', 'sopra la vita'],
]

export const lengthGuide = {
  heading: 'Dove arriva ogni lunghezza',
  picture:
    'Due figure di spalle, una con i capelli lisci e una con i capelli mossi: una riga per ogni lunghezza segna dove arrivano le punte. La tabella lo dice a parole.',
  caption: 'Dove arrivano le punte, lisce e mosse',
  length: 'Lunghezza',
  straight: 'Lisci',
  wavy: 'Mossi',
  ends,
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
