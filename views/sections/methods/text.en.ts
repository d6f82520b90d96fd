import { lineFigures } from '../../../src/shared/lineFigures'
import { wearOf } from '../../text/figures'
import type { it } from './text.it'

const { wear: tapeIn } = lineFigures['tape-in-kit']
const { wear: keratin, heatC } = lineFigures['keratin-tips']
const { wear: weft, movedUp } = lineFigures['weft-machine-sewn']
const { wear: system } = lineFigures['protesi-uomo']
const { mostWeeks } = lineFigures['tape-adhesivi']

export const en: typeof it = {
  heading: 'Extensions, wigs and hair systems compared',
  methods: {
    tapeInKit: 'Tape-in',
    keratinTips: 'Keratin tips',
    weftMachineSewn: 'Weft (sew-in)',
    womensProsthesis: 'Wig',
    mensProsthesis: 'Men’s hair system',
  },
  rows: [
    {
      label: 'Suits',
      cells: {
        tapeInKit: 'Fine or normal hair above all; no heat',
        keratinTips: 'Almost any hair, fine included; anyone who often wears it up',
        weftMachineSewn: 'Normal or thick hair, which can carry its weight',
        womensProsthesis: 'Anyone who wants the whole head covered, including during chemotherapy',
        mensProsthesis: 'Anyone with an area of thin or missing hair',
      },
    },
    {
      label: 'Fitted by',
      cells: {
        tapeInKit: 'A hairdresser',
        keratinTips: 'A hairdresser',
        weftMachineSewn: 'A hairdresser',
        womensProsthesis: 'The wearer',
        mensProsthesis: 'A salon or the wearer',
      },
    },
    {
      label: 'Time in the chair',
      cells: {
        tapeInKit: 'About an hour',
        keratinTips: '2 to 4 hours',
        weftMachineSewn: '2 to 3 hours',
        womensProsthesis: 'As long as the fitting and cut take',
        mensProsthesis: 'As long as the fitting and cut take',
      },
    },
    {
      label: 'Back in the chair',
      cells: {
        tapeInKit: `Every ${wearOf(tapeIn, 'en')}`,
        keratinTips: `After ${wearOf(keratin, 'en')}`,
        weftMachineSewn: `Every ${wearOf(movedUp, 'en')}`,
        womensProsthesis: 'No need: it goes on and comes off every day',
        mensProsthesis: `After ${mostWeeks} weeks at most, or done at home`,
      },
    },
    {
      label: 'The hair lasts',
      cells: {
        tapeInKit: 'Usually up to three refits, with new tabs each time',
        keratinTips: 'One application; more if it is re-tipped',
        weftMachineSewn: wearOf(weft, 'en'),
        womensProsthesis: 'Depends on how often it is worn',
        mensProsthesis: `Up to ${wearOf(system, 'en')}, depending on the base`,
      },
    },
    {
      label: 'You need',
      cells: {
        tapeInKit: 'Pre-cut tabs, tape remover, clarifying shampoo',
        keratinTips: `Fusion iron at ${heatC} °C, protector discs, keratin remover, removal pliers`,
        weftMachineSewn: 'Curved needle, thread, micro rings if used',
        womensProsthesis: 'A stand, a soft brush, mild shampoo',
        mensProsthesis: 'Double-sided tape, tape remover, mild soap',
      },
    },
  ],
  note: 'With regular aftercare. Times in the chair and numbers of refits are a guide: they depend on the hair and on who fits it.',
}
