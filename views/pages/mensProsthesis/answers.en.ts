import {
  legalGuarantee,
  withdrawal,
  withdrawalExceptions,
} from '../../../src/shared/facts/consumers'
import type { AnswersText } from '../../text/AnswersText'

/** The questions that belong to this line. */
export const en: AnswersText = {
  heading: 'Questions about this range',
  items: [
    {
      id: 'price',
      question: 'What does the price depend on?',
      answer: [
        'Mostly on the base, the length of the hair and how much of it is knotted by hand. You get a quote after the fitting, or once you have described the area to cover, and it does not commit you to buy.',
      ],
    },
    {
      id: 'bases',
      question: 'What do lace, monofilament, poly and density mean?',
      answer: [
        'Lace is a fine, breathable mesh; a lace front has it only at the front. Monofilament is a thin fabric onto which the hairs are knotted one by one. Poly is a smooth plastic film, which tape grips well. Density says how much hair the base carries: 130% is fuller than 120%.',
      ],
    },
    {
      id: 'base',
      question: 'A poly base or monofilament?',
      answer: [
        'A thin poly base shows less but is delicate: always take it off with remover, never by pulling. If you take it off often, monofilament with a poly edge is sturdier.',
      ],
    },
    {
      id: 'sensitive',
      question: 'What if my skin is sensitive?',
      answer: [
        'Try a small piece of tape on a small area and wait 48 hours. If the skin reddens, take the tape off and tell us: we will look for another way to hold the system.',
      ],
      link: { page: 'adhesiveTapes', label: 'Double-sided tapes' },
    },
    {
      id: 'returns',
      question: 'Can I return it?',
      answer: [
        'A ready-made piece bought at a distance can be returned within 14 days, as long as any hygiene seal is unbroken. A piece made to measure cannot, so it pays to try before you order. A fault is another matter: do not wear the piece, and send us a photo of it.',
      ],
      facts: [withdrawal, withdrawalExceptions, legalGuarantee],
    },
  ],
}
