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
      cells: [
        'Fine or normal hair above all; no heat',
        'Almost any hair, fine included; anyone who often wears it up',
        'Normal or thick hair, which can carry its weight',
        'Anyone who wants the whole head covered, including during chemotherapy',
        'Anyone with an area of thin or missing hair',
      ],
    },
    {
      label: 'Fitted by',
      cells: [
        'A hairdresser',
        'A hairdresser',
        'A hairdresser',
        'The wearer',
        'A salon or the wearer',
      ],
    },
    {
      label: 'Time in the chair',
      cells: [
        'About an hour',
        '2 to 4 hours',
        '2 to 3 hours',
        'As long as the fitting and cut take',
        'As long as the fitting and cut take',
      ],
    },
    {
      label: 'Back in the chair',
      cells: [
        `Every ${wearOf(tapeIn, 'en')}`,
        `After ${wearOf(keratin, 'en')}`,
        `Every ${wearOf(movedUp, 'en')}`,
        'No need: it goes on and comes off every day',
        `After ${mostWeeks} weeks at most, or done at home`,
      ],
    },
    {
      label: 'The hair lasts',
      cells: [
        'Usually up to three refits, with new tabs each time',
        'One application; more if it is re-tipped',
        wearOf(weft, 'en'),
        'Depends on how often it is worn',
        `Up to ${wearOf(system, 'en')}, depending on the base`,
      ],
    },
    {
      label: 'You need',
      cells: [
        'Pre-cut tabs, tape remover, clarifying shampoo',
        `Fusion iron at ${heatC} °C, protector discs, keratin remover, removal pliers`,
        'Curved needle, thread, micro rings if used',
        'A stand, a soft brush, mild shampoo',
        'Double-sided tape, tape remover, mild soap',
      ],
    },
  ],
  note: 'With regular aftercare. Times in the chair and numbers of refits are a guide: they depend on the hair and on who fits it.',
}
