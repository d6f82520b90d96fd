import type { Category } from '../../../../src/shared/categories'
import { customLengthCm, lineFigures } from '../../../../src/shared/lineFigures'
import { formatted, rangeOf, wearOf } from '../../../text/figures'

const { wear: tapeIn } = lineFigures['tape-in-kit']
const { wear: keratin, pieceG } = lineFigures['keratin-tips']
const { wear: weft, movedUp } = lineFigures['weft-machine-sewn']
const { wear: system } = lineFigures['protesi-uomo']

/** For whom each line is, in the order in which one would rule them out. */
const guide = {
  'tape-in-kit': `Per infoltire o allungare senza calore, in circa un’ora; si riposizionano ogni ${wearOf(tapeIn, 'it')}.`,
  'keratin-tips': `Attacchi piccoli, anche per capelli fini o portati raccolti; si rifanno dopo ${wearOf(keratin, 'it')}.`,
  'weft-machine-sewn': `Su capelli normali o folti; la fila si riporta in alto ogni ${wearOf(movedUp, 'it')}, e la stessa tessitura dura ${wearOf(weft, 'it')}.`,
  'protesi-donna': 'Se i capelli sono pochi o mancano: si mette al mattino e si toglie la sera.',
  'protesi-uomo': 'Per un uomo, quando una zona è diradata o senza capelli.',
  'bulk-human-hair': 'Per chi realizza ciocche, tessiture o parrucche.',
} satisfies Partial<Record<Category, string>>

export const it = {
  heading: 'Quale fa al caso Suo?',
  guide,
  legends: {
    purpose: 'Che cosa vuole ottenere',
    hair: 'I capelli di partenza',
    wear: 'Ogni quanto può tornare in salone',
  },
  options: {
    purpose: {
      fill: 'Infoltire',
      lengthen: 'Allungare',
      cover: 'Una parrucca o un infoltitore da donna',
      men: 'Una protesi uomo',
      make: 'Realizzare ciocche, tessiture o parrucche',
    },
    hair: { fine: 'Fini', normal: 'Normali', thick: 'Folti', sparse: 'Pochi o nessuno' },
    wear: {
      day: 'Mai: si mette e si toglie ogni giorno',
      weeks: `Ogni ${wearOf(tapeIn, 'it')}`,
      months: `Ogni ${wearOf(keratin, 'it')}`,
    },
  },
  suggestion: 'La linea da cui cominciare',
  reasons: {
    make: `Sono capelli legati in mazzi, lunghi ${rangeOf(customLengthCm, 'cm')}: si annodano, si cuciono o si uniscono con la colla di cheratina.`,
    men: `Una protesi su base sottile copre la zona diradata e, secondo la base, dura fino a ${wearOf(system, 'it')}. Si sceglie in un appuntamento riservato.`,
    cover:
      'Parrucche intere e infoltitori si provano in privato, anche prima di una chemioterapia.',
    sparse:
      'Le extension hanno bisogno di capelli che ne reggano il peso. Dove sono pochi, una parrucca o un infoltitore copre senza tirare, e si prova in privato.',
    day: 'Le extension restano in testa per settimane o mesi. Ciò che si mette al mattino e si toglie la sera è una parrucca o un infoltitore.',
    tapeInFine:
      'L’attacco è piatto e senza calore, e distribuisce il peso su una striscia larga: i capelli fini lo reggono.',
    tapeIn: guide['tape-in-kit'],
    keratinFine: `Sono ciocche da ${formatted(pieceG, 'it')} g, applicate una per una: sui capelli fini si possono dividere, e l’attacco resta piccolo.`,
    keratin: guide['keratin-tips'],
    weft: guide['weft-machine-sewn'],
  },
  filter: 'Mostra questi prodotti',
  again: 'Ricomincia',
}
