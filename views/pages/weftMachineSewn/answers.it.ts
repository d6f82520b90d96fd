import type { AnswersText } from '../../text/AnswersText'
import { it as trade } from '../../text/tradeAnswers.it'

/** The questions that belong to this line. */
export const it: AnswersText = {
  heading: 'Domande su questa linea',
  items: [
    {
      id: 'packs',
      question: 'Quanta tessitura serve per una testa?',
      answer: [
        'Per allungare una testa di media densità servono in genere circa 100 g; se si vuole soltanto infoltire, ne basta circa la metà. È una stima: il peso giusto dipende dai capelli e da quante file si cuciono.',
      ],
    },
    {
      id: 'reuse',
      question: 'La stessa tessitura si può riutilizzare?',
      answer: [
        'Sì: con la ricrescita la fila si scuce e si ricuce più in alto, e la stessa tessitura dura 6–8 mesi. Tagli solo dove serve, perché ogni estremità tagliata va fermata con qualche punto.',
      ],
    },
    {
      id: 'for-whom',
      question: 'A chi non conviene?',
      answer: [
        'Ai capelli molto fini o radi: la treccina o gli anellini devono reggere il peso della tessitura, e la base si vedrebbe. In quel caso sono più adatte le tape-in o le ciocche alla cheratina.',
      ],
    },
    trade.list,
    trade.vat,
    trade.returns,
  ],
}
