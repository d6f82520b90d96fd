import type { AnswersText } from '../../text/AnswersText'
import { en as trade } from '../../text/tradeAnswers.en'

/** The questions that belong to this line. */
export const en: AnswersText = {
  heading: 'Questions about this range',
  items: [
    {
      id: 'packs',
      question: 'How many packs does a head take?',
      answer: [
        'Lengthening hair of medium density usually takes about 40 pieces, which is two packs. Thick hair, or lengths beyond 50 cm, takes more; for volume alone, one pack is often enough. This is an estimate: the exact number depends on the hair in front of you.',
      ],
    },
    {
      id: 'refits',
      question: 'How many times can they be refitted?',
      answer: [
        'Usually up to three times, as long as the hair is in good condition: every six to eight weeks they come out, are cleaned of residue and get fresh tabs.',
      ],
      link: { page: 'adhesiveTapes', label: 'Tapes and replacement tabs' },
    },
    {
      id: 'removal',
      question: 'How do they come out without harming the hair?',
      answer: [
        'Wet the bond with adhesive remover and wait as long as the bottle says; then part the two pieces with your fingers, without pulling. Comb the residue out and wash with a clarifying shampoo.',
        'If the bond resists, it needs more remover, not more force.',
      ],
    },
    trade.list,
    trade.vat,
    trade.returns,
  ],
}
