import {
  customMade,
  hairLoss,
  lombardyHelp,
  reducedVat,
  regionalHelp,
  taxDeduction,
  taxThreshold,
} from '../../text/facts/patients'
import type { BeforeChemotherapyText } from './BeforeChemotherapy'

export const en: BeforeChemotherapyText = {
  heading: 'Before chemotherapy',
  opening:
    'Medical questions are for your doctor, including whether hair loss is likely. A wig for medical hair loss is also called a cranial prosthesis.',
  parts: [
    {
      id: 'when-to-come',
      question: 'When to come',
      answer: [
        'Come as soon as chemotherapy is planned and, if you can, before the first session: colour and cut are easier to match beside your own hair. If you cut it short before it falls out, keep a lock. If you have already begun, it is not too late: we can start from a photo. If time is short, look at the ready-made wigs; for a made-to-measure one, tell us when you need it by.',
      ],
      facts: [hairLoss],
    },
    {
      id: 'fit',
      question: 'How it stays on, even without hair',
      answer: [
        'The cap holds it, without tape. A head without hair measures a little less, so a wig fitted before may be loose: ask for an adjustable cap or a grip band.',
      ],
    },
    {
      id: 'scalp',
      question: 'If your scalp is sensitive',
      answer: [
        'Ask for a soft cap; under it you can wear a cotton or bamboo liner. Avoid tape, which can irritate, and clips, which pull. If the skin is red or broken, ask your doctor first.',
      ],
    },
    {
      id: 'tax',
      question: 'Reduced VAT and tax relief in Italy',
      answer: [
        'Before ordering, ask a public specialist for the prescription, if you qualify, and us whether the wig qualifies for reduced VAT.',
      ],
      facts: [reducedVat, taxDeduction, taxThreshold, customMade],
    },
    {
      id: 'regional-help',
      question: 'Public grants in Italy',
      answer: [
        'Ask your local health office (ASL; in Lombardy, ATS or ASST) or the hospital’s social service. Before you order, check that the scheme is open and has funds, and what it calls a wig or a hair prosthesis (protesi tricologica).',
      ],
      facts: [regionalHelp, lombardyHelp],
    },
  ],
}
