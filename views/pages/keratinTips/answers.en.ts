import type { AnswersText } from '../../text/AnswersText'
import { tradeLink } from '../../text/tradeAnswers.en'

/** The questions that belong to this line. */
export const en: AnswersText = {
  heading: 'Questions about this range',
  items: [
    {
      id: 'reuse',
      question: 'Can they be used again?',
      answer: [
        'Only with a new tip, made with keratin glue, and if the hair is still in good condition. Our pre-bonded tips are bonded at 180 °C; the glue in sticks or granules works at any setting from 130 to 200 °C.',
      ],
      link: { page: 'italianKeratineGlue', label: 'Keratin glue' },
    },
    {
      id: 'removal',
      question: 'How do they come out?',
      answer: [
        'Wet the bond with a few drops of keratin remover, wait as long as the bottle says and crush it with cold removal pliers until it crumbles; then slide the strand out towards the ends, without pulling. It is a job for the salon.',
      ],
    },
    {
      id: 'sensitive',
      question: 'What if the client’s skin is sensitive?',
      answer: ['Bond one strand and wait 48 hours. If the skin reddens or itches, take it out.'],
    },
    tradeLink,
  ],
}
