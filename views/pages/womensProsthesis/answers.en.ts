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
        'Mostly on the base, the length of the hair and how much of it is knotted by hand: a full wig that is knotted takes more hours than a topper. If you like, tell us from the start how much you would like to spend, and we will show you pieces within that. A quote does not commit you to buy.',
      ],
    },
    {
      id: 'topper',
      question: 'A full wig or a topper?',
      answer: [
        'A topper covers the parting and the top of the head and fastens with small clips to your own hair, so it suits those who still have enough. Where there is too little hair, or the scalp is sensitive, a full wig is the better choice.',
      ],
    },
    {
      id: 'bases',
      question: 'What do lace, monofilament, cap and density mean?',
      answer: [
        'Lace is a fine, breathable mesh; a lace front has it only along the forehead. Monofilament is a thin fabric onto which the hairs are knotted one by one. The cap is the part of a wig that fits the head: a soft one lies next to the skin and needs neither tape nor clips. Density says how much hair the base carries.',
      ],
    },
    {
      id: 'returns',
      question: 'Can I return it?',
      answer: [
        'A ready-made piece bought at a distance can be returned within 14 days, as long as any hygiene seal is unbroken. A piece made to measure cannot, so you try first and decide in your own time. A fault is another matter: write to us and send a photo.',
      ],
      facts: [withdrawal, withdrawalExceptions, legalGuarantee],
    },
  ],
}
