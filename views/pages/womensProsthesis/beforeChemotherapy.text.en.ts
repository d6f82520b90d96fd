import { hairLoss, lombardyHelp, taxDeduction } from '../../../src/shared/facts/patients'
import type { BeforeChemotherapyText } from './BeforeChemotherapy'

export const en: BeforeChemotherapyText = {
  heading: 'Before chemotherapy',
  opening:
    'This is what people usually ask us when they are about to begin, or have begun already. For anything about your health, listen to your doctor, who can tell you whether your hair will fall out.',
  parts: [
    {
      id: 'when-to-come',
      question: 'When to come',
      answer: [
        'As soon as you know that you will begin and, if you can, before the first session: we take the colour and the cut from your own hair. You can keep a lock of it as a sample. If you have begun already we do the same from a photo.',
      ],
      facts: [hairLoss],
    },
    {
      id: 'scalp',
      question: 'If your scalp is sore, or bare',
      answer: [
        'Ask for a soft cap, or for a cotton or bamboo liner to wear under the wig. On sensitive skin use no tape and no clips: tape irritates it, and clips need hair to hold on to. If the skin is red or broken, ask your doctor first.',
      ],
    },
    {
      id: 'tax',
      question: 'Tax relief in Italy',
      answer: [
        'Before you order, ask us whether the wig you like meets the conditions below, and ask your doctor for the certificate. Keep the invoice and the proof of payment.',
      ],
      facts: [taxDeduction],
    },
    {
      id: 'regional-help',
      question: 'Help from the region',
      answer: [
        'Not every Italian region contributes, and the rules differ: ask your local health office, the hospital’s social service or a patients’ association. Check that the call is still open before you order.',
      ],
      facts: [lombardyHelp],
    },
  ],
}
