import type { AnswersText } from '../../text/AnswersText'
import { en as trade } from '../../text/tradeAnswers.en'

/** The questions that belong to this line. */
export const en: AnswersText = {
  heading: 'Questions about this range',
  items: [
    {
      id: 'packs',
      question: 'How much weft does a head take?',
      answer: [
        'To lengthen hair of medium density takes about 100 g as a rule; to fill out only, about half of that. This is an estimate: the right weight shows on the hair itself, and depends on how many rows are sewn.',
      ],
    },
    {
      id: 'reuse',
      question: 'Can the same weft be used again?',
      answer: [
        'Yes: as the hair grows, the row is unpicked and sewn back higher up, and the same weft lasts six to eight months. Cut only where you must, because every cut end has to be secured with a few stitches.',
      ],
    },
    {
      id: 'for-whom',
      question: 'Who is it not for?',
      answer: [
        'Very fine or sparse hair: the braid or the micro rings have to carry the weight of the weft, and the base would show. Tape-ins or keratin strands suit it better.',
      ],
    },
    trade.list,
    trade.vat,
    trade.returns,
  ],
}
