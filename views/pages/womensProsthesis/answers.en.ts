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
        'Mostly on the base, the length of the hair and how much of it is knotted by hand: a full wig that is knotted takes more hours than a topper. Tell us from the start how much you would like to spend, so that we begin with the right pieces. A quote does not commit you to buy.',
      ],
    },
    {
      id: 'topper',
      question: 'A full wig or a topper?',
      answer: [
        'A topper covers the parting and the top of the head and fastens with small clips to your own hair, so it suits those who still have enough. If all the hair falls out, or the skin is sensitive, a full wig is the better choice.',
      ],
    },
    {
      id: 'returns',
      question: 'Can I return it?',
      answer: [
        'A ready-made piece bought at a distance can be returned within 14 days, as long as any hygiene seal is unbroken. A piece made to measure cannot, so you try first and decide in your own time. Faults are another matter: write to us and send a photo.',
      ],
      facts: [withdrawal, withdrawalExceptions, legalGuarantee],
    },
  ],
}
