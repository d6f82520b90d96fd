import type { AnswerText } from '../../text/AnswersText'
import { legalGuarantee, withdrawalExceptions } from '../../text/facts/consumers'

/** The questions that belong to this line. */
export const en: readonly AnswerText[] = [
  {
    id: 'price',
    question: 'What does the price depend on?',
    answer: [
      'Mostly on the base, the length and how much is knotted by hand. With a budget, we can show you what fits.',
    ],
  },
  {
    id: 'real-or-synthetic',
    question: 'Human hair or synthetic?',
    answer: [
      'Synthetic hair costs less and keeps its style, but usually cannot take heat and wears out sooner. Human hair is styled like your own and lasts longer.',
    ],
  },
  {
    id: 'topper',
    question: 'Alopecia or thinning hair: a wig or a topper?',
    answer: [
      'A topper covers the parting and the top, where hair thins; its clips need hair to grip. With extensive alopecia or a sensitive scalp, a full wig is better.',
    ],
  },
  {
    id: 'extensions-afterwards',
    question: 'When can I wear extensions?',
    answer: ['Once the regrowth is long and strong enough to carry them, and your doctor agrees.'],
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
