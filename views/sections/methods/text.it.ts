import { lineFigures } from '../../../src/shared/lineFigures'
import { wearOf } from '../../text/figures'

const { wear: tapeIn } = lineFigures['tape-in-kit']
const { wear: keratin, heatC } = lineFigures['keratin-tips']
const { wear: weft } = lineFigures['weft-machine-sewn']
const { wear: system } = lineFigures['protesi-uomo']
const { mostWeeks } = lineFigures['tape-adhesivi']

/** Beyond the lines' own figures: what is general knowledge in the trade, and said to be so. */
export const it = {
  heading: 'Cinque sistemi a confronto',
  scroll: 'La tabella scorre di lato.',
  aspect: 'Aspetto',
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
        'Soprattutto capelli fini o normali, da infoltire o allungare senza calore',
        'Quasi tutti i capelli, anche fini; chi li porta spesso raccolti',
        'Capelli normali o folti, che reggono il peso della tessitura',
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
        'Chi la porta, dopo la prova',
        'Il salone, o chi la porta, dopo la prova',
      ],
    },
    {
      label: 'In poltrona',
      cells: [
        'Circa un’ora',
        'Da 2 a 4 ore',
        'Da 2 a 3 ore',
        'Il tempo della prova e del taglio',
        'Il tempo della prova e del taglio',
      ],
    },
    {
      label: 'Quanto dura',
      cells: [
        `${wearOf(tapeIn, 'it')} per applicazione`,
        `${wearOf(keratin, 'it')} per applicazione`,
        wearOf(weft, 'it'),
        'Dipende da quanto si porta',
        wearOf(system, 'it'),
      ],
    },
    {
      label: 'Riposizionamento',
      cells: [
        `Dopo ${wearOf(tapeIn, 'it')}, con adesivi nuovi`,
        'Non si riposiziona: si toglie e si applica da capo',
        'La fila si scuce e si ricuce con la ricrescita',
        'Non serve: si mette e si toglie ogni giorno',
        `Quando il nastro non tiene più, al massimo dopo ${mostWeeks} settimane`,
      ],
    },
    {
      label: 'Si riusa',
      cells: [
        'Sì, di solito fino a tre volte',
        'Solo rifacendo l’attacco, se i capelli sono ancora in buono stato',
        'Sì, la stessa tessitura per tutta la sua durata',
        'Sì',
        'Sì, per tutta la sua durata; il nastro no',
      ],
    },
    {
      label: 'Come si toglie',
      cells: [
        'Con il solvente per adesivi, in salone',
        'Con il solvente per cheratina e la pinza, in salone',
        'Si taglia il filo, in salone',
        'Si sfila',
        'Con il solvente per adesivi, senza tirare',
      ],
    },
    {
      label: 'Che cosa serve',
      cells: [
        'Adesivi di ricambio, solvente, shampoo purificante',
        `Pinza a ${heatC} °C, dischetti di protezione, solvente`,
        'Ago curvo e filo, oppure anellini',
        'Supporto, spazzola morbida, shampoo delicato',
        'Nastro biadesivo, solvente, sapone delicato',
      ],
    },
  ],
  note: 'Le durate vengono dalle nostre schede e valgono con una manutenzione regolare. I tempi in poltrona e il numero di riutilizzi sono indicativi: dipendono dai capelli e da chi applica.',
}
