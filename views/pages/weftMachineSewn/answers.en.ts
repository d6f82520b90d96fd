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
        'Lengthening hair of medium density usually takes about 100 g; volume alone takes about half of that. This is an estimate: the exact weight depends on the hair and on how many rows are sewn.',
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
