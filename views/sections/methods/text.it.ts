import { lineFigures } from '../../../src/shared/lineFigures'
import { wearOf } from '../../text/figures'

const { wear: tapeIn } = lineFigures['tape-in-kit']
const { wear: keratin, heatC } = lineFigures['keratin-tips']
const { wear: weft, movedUp } = lineFigures['weft-machine-sewn']
const { wear: system } = lineFigures['protesi-uomo']
const { mostWeeks } = lineFigures['tape-adhesivi']

/** Beyond the lines' own figures: what is general knowledge in the trade, and said to be so. */
export const it = {
  heading: 'Cinque sistemi a confronto',
  methods: {
    tapeInKit: 'Tape-in',
    keratinTips: 'Cheratina',
    weftMachineSewn: 'Tessitura (weft)',
    womensProsthesis: 'Parrucca',
    mensProsthesis: 'Protesi uomo',
  },
  /** For each method, in the order above. */
  rows: [
    {
      label: 'Per chi',
      cells: [
        'Soprattutto capelli fini o normali; niente calore',
        'Quasi tutti i capelli, anche fini; chi li raccoglie spesso',
        'Capelli normali o folti, che ne reggono il peso',
        'Chi vuole coprire tutta la testa, anche durante una chemioterapia',
        'Chi ha una zona diradata o senza capelli',
      ],
    },
    {
      label: 'Chi applica',
      cells: [
        'Il parrucchiere',
        'Il parrucchiere',
        'Il parrucchiere',
        'Chi la porta',
        'Il salone, o chi la porta',
      ],
    },
    {
      label: 'Tempo in poltrona',
      cells: [
        'Circa un’ora',
        'Da 2 a 4 ore',
        'Da 2 a 3 ore',
        'Quello della prova e del taglio',
        'Quello della prova e del taglio',
      ],
    },
    {
      label: 'Si torna in salone',
      cells: [
        `Ogni ${wearOf(tapeIn, 'it')}`,
        `Dopo ${wearOf(keratin, 'it')}`,
        `Ogni ${wearOf(movedUp, 'it')}`,
        'Non serve: si mette e si toglie ogni giorno',
        `Entro ${mostWeeks} settimane, o si fa a casa`,
      ],
    },
    {
      label: 'I capelli durano',
      cells: [
        'Di solito fino a tre riposizionamenti, con adesivi nuovi',
        'Un’applicazione; altre se si rifà l’attacco',
        wearOf(weft, 'it'),
        'Dipende dall’uso',
        `Fino a ${wearOf(system, 'it')}, secondo la base`,
      ],
    },
    {
      label: 'Che cosa serve',
      cells: [
        'Adesivi pretagliati, solvente per biadesivi, shampoo purificante',
        `Pinza a caldo a ${heatC} °C, dischetti di protezione, solvente per cheratina, pinza da rimozione`,
        'Ago curvo, filo, anellini se usati',
        'Supporto, spazzola morbida, shampoo delicato',
        'Nastro biadesivo, solvente per biadesivi, sapone delicato',
      ],
    },
  ],
  note: 'Con una manutenzione regolare. I tempi in poltrona e i riutilizzi sono indicativi: dipendono dai capelli e da chi applica.',
}
