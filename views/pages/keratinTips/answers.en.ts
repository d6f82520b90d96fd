import { customsCode } from '../../../src/shared/facts/trade'
import type { AnswersText } from '../../text/AnswersText'
import { en as trade } from '../../text/tradeAnswers.en'

/** The questions that belong to this line. */
export const en: AnswersText = {
  heading: 'Questions about this range',
  items: [
    {
      id: 'packs',
      question: 'How many strands does a head take?',
      answer: [
        'Lengthening hair of medium density usually takes about 125 strands, which is five packs; volume alone takes about half of that. This is an estimate: the exact number depends on the hair in front of you.',
      ],
    },
    {
      id: 'reuse',
      question: 'Can they be used again?',
      answer: [
        'A strand can be fitted again only with a new tip, made with keratin glue, and only if its hair is still in good condition. Otherwise you start from new strands.',
      ],
      link: { page: 'italianKeratineGlue', label: 'Keratin glue' },
    },
    {
      id: 'removal',
      question: 'How do they come out?',
      answer: [
        'Wet the bond with a few drops of keratin remover, wait as long as the bottle says and crush it with the pliers until it crumbles; then slide the strand out towards the ends, without pulling. It is a job for the salon.',
      ],
    },
    {
      id: 'sensitive',
      question: 'What if the client’s skin is sensitive?',
      answer: ['Bond one strand and wait 48 hours. If the skin reddens or itches, take it out.'],
    },
    {
      id: 'customs',
      question: 'What is the customs code?',
      answer: [
        'You need it to import into a country outside the EU, or to sell on from the EU to other countries. Outside the EU the first six digits, 6704 20, are as a rule the same; the rest follow that country’s tariff.',
      ],
      facts: [customsCode],
    },
    trade.list,
    trade.vat,
    trade.returns,
  ],
}
