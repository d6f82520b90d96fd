import type { AnswersText } from '../../text/AnswersText'
import { it as trade } from '../../text/tradeAnswers.it'

/** The questions that belong to this line. */
export const it: AnswersText = {
  heading: 'Domande su questa linea',
  items: [
    {
      id: 'what-to-write',
      question: 'Che cosa scrivo per avere un preventivo?',
      answer: [
        'Lunghezza, tono, liscio o mosso, numero di confezioni e a che cosa servono i capelli: un’annodatura, una tessitura e una ciocca alla cheratina chiedono mazzi diversi. Se ordina più volte nell’anno, ci dica anche ogni quanto.',
      ],
    },
    {
      id: 'shade',
      question: 'Il tono resta lo stesso da un ordine all’altro?',
      answer: [
        'I capelli sono un materiale naturale e tra un mazzo e l’altro ci sono piccole differenze. Per un lavoro che deve essere uniforme ordini in una volta tutta la quantità, e ci mandi un campione da accostare.',
      ],
    },
    {
      id: 'dye',
      question: 'Si possono tingere?',
      answer: [
        'Sì, dopo una prova su una ciocca. Per passare da un biondo chiaro a un tono molto più scuro serve prima la prepigmentazione: altrimenti il colore vira e svanisce presto.',
      ],
    },
    trade.list,
    trade.vat,
    trade.returns,
  ],
}
