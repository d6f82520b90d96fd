import type { AnswersText } from '../../text/AnswersText'
import { tradeLink } from '../../text/tradeAnswers.en'

/** The questions that belong to this line. */
export const en: AnswersText = {
  heading: 'Questions about this range',
  items: [
    {
      id: 'refits',
      question: 'How many times can they be refitted?',
      answer: [
        'Usually up to three times, while the hair is in good condition: they are cleaned of residue and get fresh tabs.',
      ],
      link: { page: 'adhesiveTapes', label: 'Tapes and replacement tabs' },
    },
    {
      id: 'removal',
      question: 'How do they come out without harming the hair?',
      answer: [
        'Wet the bond with tape remover and wait as the bottle says; then part the pieces with your fingers, without pulling. If the bond resists, add remover.',
        'Comb out the residue and wash with a clarifying shampoo.',
      ],
      link: { page: 'faq', at: 'maintenance', label: 'How to wash' },
    },
    {
      id: 'for-whom',
      question: 'Who are they not for?',
      answer: [
        'Sparse or falling hair, or an irritated scalp: the weight pulls. A topper or a wig suits better.',
      ],
    },
    tradeLink,
  ],
}
