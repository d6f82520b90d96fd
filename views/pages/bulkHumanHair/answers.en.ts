import type { AnswersText } from '../../text/AnswersText'
import { en as trade } from '../../text/tradeAnswers.en'

/** The questions that belong to this line. */
export const en: AnswersText = {
  heading: 'Questions about this range',
  items: [
    {
      id: 'what-to-write',
      question: 'What should I write to get a quote?',
      answer: [
        'Length, shade, straight or wavy, number of packs, and what the hair is for: knotting, a weft and a keratin strand each ask for a different bundle. If you order several times a year, tell us how often.',
      ],
    },
    {
      id: 'shade',
      question: 'Does a shade stay the same from one order to the next?',
      answer: [
        'Hair is a natural material and bundles differ a little. For a job that has to be even, order the whole quantity at once and send us a sample to match.',
      ],
    },
    {
      id: 'dye',
      question: 'Can it be dyed?',
      answer: [
        'Yes, after a test on one strand. To go from light blonde to a much darker shade, pre-pigment first: otherwise the colour turns and soon fades.',
      ],
    },
    trade.list,
    trade.vat,
    trade.returns,
  ],
}
