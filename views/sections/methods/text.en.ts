import { lineFigures } from '../../../src/shared/lineFigures'
import { wearOf } from '../../text/figures'
import type { it } from './text.it'

const { wear: tapeIn } = lineFigures['tape-in-kit']
const { wear: keratin, heatC } = lineFigures['keratin-tips']
const { wear: weft } = lineFigures['weft-machine-sewn']
const { wear: system } = lineFigures['protesi-uomo']
const { mostWeeks } = lineFigures['tape-adhesivi']

export const en: typeof it = {
  heading: 'Five systems side by side',
  scroll: 'The table scrolls sideways.',
  aspect: 'Aspect',
  methods: {
    tapeInKit: 'Tape-in',
    keratinTips: 'Keratin tips',
    weftMachineSewn: 'Weft',
    womensProsthesis: 'Wig',
    mensProsthesis: 'Men’s hair system',
  },
  rows: [
    {
      label: 'Suits',
      cells: [
        'Fine or normal hair above all, for volume or length without heat',
        'Almost any hair, fine included; anyone who often ties it up',
        'Normal or thick hair, which can carry the weight of a weft',
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
        'The wearer, after the fitting',
        'A salon, or the wearer after the fitting',
      ],
    },
    {
      label: 'In the chair',
      cells: [
        'About an hour',
        '2 to 4 hours',
        '2 to 3 hours',
        'The time of the fitting and the cut',
        'The time of the fitting and the cut',
      ],
    },
    {
      label: 'Lasts',
      cells: [
        `${wearOf(tapeIn, 'en')} a fitting`,
        `${wearOf(keratin, 'en')} a fitting`,
        wearOf(weft, 'en'),
        'Depends on how often it is worn',
        wearOf(system, 'en'),
      ],
    },
    {
      label: 'Refit',
      cells: [
        `After ${wearOf(tapeIn, 'en')}, with fresh tape`,
        'None: the strands come out and new ones go in',
        'Unpicked and sewn back nearer the root as the hair grows',
        'None: it goes on and comes off every day',
        `When the tape no longer holds, after ${mostWeeks} weeks at most`,
      ],
    },
    {
      label: 'Reuse',
      cells: [
        'Yes, usually up to three times',
        'Only with a new tip, if the hair is still in good condition',
        'Yes, the same weft for as long as it lasts',
        'Yes',
        'Yes, for as long as it lasts; the tape, no',
      ],
    },
    {
      label: 'Removal',
      cells: [
        'With tape remover, in the salon',
        'With keratin remover and pliers, in the salon',
        'The thread is cut, in the salon',
        'It slips off',
        'With tape remover, without pulling',
      ],
    },
    {
      label: 'You need',
      cells: [
        'Replacement tape, remover, clarifying shampoo',
        `An iron at ${heatC} °C, protector discs, remover`,
        'A curved needle and thread, or micro rings',
        'A stand, a soft brush, mild shampoo',
        'Double-sided tape, remover, mild soap',
      ],
    },
  ],
  note: 'The durations come from our specifications and assume regular upkeep. Times in the chair and the number of reuses are a guide: they depend on the hair and on who fits it.',
}
