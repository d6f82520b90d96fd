import type { AnswerText } from '../../text/AnswersText'

/** The questions that belong to this line. */
export const en: readonly AnswerText[] = [
  {
    id: 'how-long',
    question: 'How long does it hold?',
    answer: [
      'On skin, from a few days to 4 weeks: it depends on the skin, perspiration, weather and cleaning.',
    ],
  },
  {
    id: 'sensitive-skin',
    question: 'What about sensitive skin?',
    answer: [
      'Try a small piece and wait 48 hours: if the skin reddens, do not use it. Never on irritated or broken skin.',
    ],
  },
  {
    id: 'water',
    question: 'Can I shower or swim?',
    answer: [
      'Yes, from the next day; with tape-ins, after 48 hours. Very hot water and steam loosen the tape.',
    ],
  },
]
