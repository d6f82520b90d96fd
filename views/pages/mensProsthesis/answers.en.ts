import type { AnswerText } from '../../text/AnswersText'
import { legalGuarantee, withdrawalExceptions } from '../../text/facts/consumers'

/** The questions that belong to this line. */
export const en: readonly AnswerText[] = [
  {
    id: 'price',
    question: 'What does the price depend on?',
    answer: [
      'Mostly on the base, the length and how much is knotted by hand. You get a quote, without obligation, after the fitting or once you describe the area.',
    ],
  },
  {
    id: 'sensitive',
    question: 'What if my skin is sensitive?',
    answer: [
      'Try a small piece of tape and wait 48 hours. If the skin reddens, take it off and tell us: we will look for another way to hold it.',
    ],
    link: { page: 'adhesiveTapes', label: 'Double-sided tape' },
  },
  {
    id: 'returns',
    question: 'Can I return it?',
    answer: [
      'Yes, a ready-made piece not bought in the showroom: tell us within 14 days of delivery. Try it, but do not cut, wash or dye it.',
    ],
    facts: [withdrawalExceptions, legalGuarantee],
  },
]
