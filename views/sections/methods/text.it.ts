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
  rows: [
    {
      label: 'Per chi',
      cells: {
        tapeInKit: 'Soprattutto capelli fini o normali; niente calore',
        keratinTips: 'Quasi tutti i capelli, anche fini; chi li raccoglie spesso',
        weftMachineSewn: 'Capelli normali o folti, che ne reggono il peso',
        womensProsthesis: 'Chi vuole coprire tutta la testa, anche durante una chemioterapia',
        mensProsthesis: 'Chi ha una zona diradata o senza capelli',
      },
    },
    {
      label: 'Chi applica',
      cells: {
        tapeInKit: 'Il parrucchiere',
        keratinTips: 'Il parrucchiere',
        weftMachineSewn: 'Il parrucchiere',
        womensProsthesis: 'Chi la porta',
        mensProsthesis: 'Il salone, o chi la porta',
      },
    },
    {
      label: 'Tempo in poltrona',
      cells: {
        tapeInKit: 'Circa un’ora',
        keratinTips: 'Da 2 a 4 ore',
        weftMachineSewn: 'Da 2 a 3 ore',
        womensProsthesis: 'Quello della prova e del taglio',
        mensProsthesis: 'Quello della prova e del taglio',
      },
    },
    {
      label: 'Si torna in salone',
      cells: {
        tapeInKit: `Ogni ${wearOf(tapeIn, 'it')}`,
        keratinTips: `Dopo ${wearOf(keratin, 'it')}`,
        weftMachineSewn: `Ogni ${wearOf(movedUp, 'it')}`,
        womensProsthesis: 'Non serve: si mette e si toglie ogni giorno',
        mensProsthesis: `Entro ${mostWeeks} settimane, o si fa a casa`,
      },
    },
    {
      label: 'I capelli durano',
      cells: {
        tapeInKit: 'Di solito fino a tre riposizionamenti, con adesivi nuovi',
        keratinTips: 'Un’applicazione; altre se si rifà l’attacco',
        weftMachineSewn: wearOf(weft, 'it'),
        womensProsthesis: 'Dipende dall’uso',
        mensProsthesis: `Fino a ${wearOf(system, 'it')}, secondo la base`,
      },
    },
    {
      label: 'Che cosa serve',
      cells: {
        tapeInKit: 'Adesivi pretagliati, solvente per biadesivi, shampoo purificante',
        keratinTips: `Pinza a caldo a ${heatC} °C, dischetti di protezione, solvente per cheratina, pinza da rimozione`,
        weftMachineSewn: 'Ago curvo, filo, anellini se usati',
        womensProsthesis: 'Supporto, spazzola morbida, shampoo delicato',
        mensProsthesis: 'Nastro biadesivo, solvente per biadesivi, sapone delicato',
      },
    },
  ],
  note: 'Con una manutenzione regolare. I tempi in poltrona e i riutilizzi sono indicativi: dipendono dai capelli e da chi applica.',
}
