import { customsCode } from '../../../src/shared/facts/trade'
import type { AnswersText } from '../../text/AnswersText'
import { it as trade } from '../../text/tradeAnswers.it'

/** The questions that belong to this line. */
export const it: AnswersText = {
  heading: 'Domande su questa linea',
  items: [
    {
      id: 'packs',
      question: 'Quante ciocche servono per una testa?',
      answer: [
        'Per allungare una testa di media densità servono in genere circa 125 ciocche, cioè cinque confezioni; se si vuole soltanto infoltire, ne basta circa la metà. È una stima: il numero giusto si decide guardando i capelli.',
      ],
    },
    {
      id: 'reuse',
      question: 'Si possono riutilizzare?',
      answer: [
        'La stessa ciocca si può riapplicare solo rifacendo l’attacco con la colla di cheratina, se i capelli sono ancora in buono stato. Altrimenti si comincia da ciocche nuove.',
      ],
      link: { page: 'italianKeratineGlue', label: 'La colla di cheratina' },
    },
    {
      id: 'removal',
      question: 'Come si tolgono?',
      answer: [
        'Si bagna l’attacco con qualche goccia di solvente per cheratina, si aspetta il tempo indicato sul flacone e si schiaccia con la pinza finché si sgretola; poi la ciocca si sfila verso le punte, senza tirare. È un lavoro da salone.',
      ],
    },
    {
      id: 'sensitive',
      question: 'E se la cliente ha la cute sensibile?',
      answer: [
        'Applichi una sola ciocca e aspetti 48 ore. Se compare rossore o prurito, la tolga.',
      ],
    },
    {
      id: 'customs',
      question: 'Qual è il codice doganale?',
      answer: [
        'Serve a chi importa in un Paese fuori dall’Unione europea, o rivende dall’Unione verso altri Paesi. Fuori dall’Unione di norma valgono le prime sei cifre, 6704 20; le altre sono quelle del Paese di arrivo.',
      ],
      facts: [customsCode],
    },
    trade.list,
    trade.vat,
    trade.returns,
  ],
}
