import type { AnswerText } from '../../text/AnswersText'

/** The questions that belong to this line. */
export const en: readonly AnswerText[] = [
  {
    id: 'reuse',
    question: 'Can they be used again?',
    answer: ['Only with a new tip of keratin glue, if the hair is in good condition.'],
    link: { page: 'italianKeratineGlue', label: 'Keratin glue' },
  },
  {
    id: 'removal',
    question: 'How do they come out?',
    answer: [
      'Wet the bond with keratin remover, wait as long as the bottle says, crush it with cold removal pliers and slide the strand off without pulling.',
    ],
    link: { page: 'faq', at: 'maintenance', label: 'Aftercare' },
  },
  {
    id: 'sensitive',
    question: 'What about a sensitive scalp?',
    answer: ['Bond one strand and wait 48 hours: if the scalp reddens or itches, take it out.'],
  },
  {
    id: 'for-whom',
    question: 'Who are they not for?',
    answer: [
      'Anyone with thinning or shedding hair: the weight pulls. A wig is better; for thinning alone, a topper. With an irritated scalp, wait.',
    ],
  },
]
