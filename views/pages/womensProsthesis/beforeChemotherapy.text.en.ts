import {
  hairLoss,
  lombardyHelp,
  taxDeduction,
  taxThreshold,
} from '../../../src/shared/facts/patients'
import type { BeforeChemotherapyText } from './BeforeChemotherapy'

export const en: BeforeChemotherapyText = {
  heading: 'Before chemotherapy',
  opening:
    'This is what people usually ask us when they are about to begin, or have begun already. For anything about your health, please ask your doctor, who can also tell you whether your hair is likely to fall out.',
  parts: [
    {
      id: 'when-to-come',
      question: 'When to come',
      answer: [
        'Come as soon as you know that you will begin and, if you can, before the first session: it is easier to match the colour and the cut when we can see your own hair. You can keep a lock of it as a sample. If you have already begun, it is not too late: we can start from a photo.',
        'A made-to-measure piece takes time in the workroom: tell us by when you would like it, and before you order we tell you how long it takes.',
      ],
      facts: [hairLoss],
    },
    {
      id: 'scalp',
      question: 'If your scalp is sore, or your hair has gone',
      answer: [
        'Ask for a soft cap; under the wig you can also wear a cotton or bamboo liner. During chemotherapy avoid tape, which can irritate the scalp, and clips, which need hair to hold on to. If the skin is red or broken, ask your doctor first.',
      ],
    },
    {
      id: 'tax',
      question: 'Tax relief in Italy',
      answer: [
        'Before you order, ask us whether the wig you like meets the conditions below, and ask your doctor for the certificate. Keep the invoice and the proof of payment.',
      ],
      facts: [taxDeduction, taxThreshold],
    },
    {
      id: 'regional-help',
      question: 'Help from the region',
      answer: [
        'Not every Italian region contributes, and the rules differ: ask your local health office, the hospital’s social service or a patients’ association. Before you order, check that the scheme is still open, that it still has funds, and what it counts as a wig and as a hair prosthesis (protesi tricologica).',
      ],
      facts: [lombardyHelp],
    },
  ],
}
