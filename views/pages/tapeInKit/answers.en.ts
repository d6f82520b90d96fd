import type { AnswerText } from '../../text/AnswersText'

/** The questions that belong to this line. */
export const en: readonly AnswerText[] = [
  {
    id: 'refits',
    question: 'How many times can they be refitted?',
    answer: [
      'Usually up to three times, while the hair is in good condition: they are cleaned of residue and get new tabs.',
    ],
    link: { page: 'adhesiveTapes', label: 'Tape and pre-cut tabs' },
  },
  {
    id: 'removal',
    question: 'How do they come out without harming the hair?',
    answer: [
      'Wet the bond with tape remover and wait as long as the bottle says; then part the pieces with your fingers, without pulling. If the bond resists, add remover.',
      'Comb out the residue and wash with a clarifying shampoo.',
    ],
    link: { page: 'faq', at: 'maintenance', label: 'Aftercare' },
  },
  {
    id: 'for-whom',
    question: 'Who are they not for?',
    answer: [
      'Anyone with thinning or shedding hair: the weight pulls. A wig is better; for thinning alone, a topper. With an irritated scalp, wait.',
    ],
  },
]
