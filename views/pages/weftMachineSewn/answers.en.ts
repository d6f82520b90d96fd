import type { AnswerText } from '../../text/AnswersText'

/** The questions that belong to this line. */
export const en: readonly AnswerText[] = [
  {
    id: 'moved-up',
    question: 'Why move the row up?',
    answer: [
      'As the hair grows, the row drops and loosens; left for months, the hair mats and pulls.',
    ],
    link: { page: 'faq', at: 'maintenance', label: 'Aftercare' },
  },
  {
    id: 'for-whom',
    question: 'Who is it not for?',
    answer: [
      'Anyone with very fine hair: it cannot carry the weight and the base shows. Tape-ins are better; for thinning hair, a topper.',
    ],
  },
]
