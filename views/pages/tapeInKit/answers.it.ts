import type { AnswersText } from '../../text/AnswersText'
import { it as trade } from '../../text/tradeAnswers.it'

/** The questions that belong to this line. */
export const it: AnswersText = {
  heading: 'Domande su questa linea',
  items: [
    {
      id: 'packs',
      question: 'Quante confezioni servono per una testa?',
      answer: [
        'Per allungare una testa di media densità servono in genere circa 40 ciocche, cioè due confezioni. Per capelli folti o lunghezze oltre i 50 cm ne servono di più; se si vuole soltanto infoltire, spesso ne basta una. È una stima: il numero giusto si decide guardando i capelli.',
      ],
    },
    {
      id: 'refits',
      question: 'Quante volte si possono riposizionare?',
      answer: [
        'Di solito fino a tre volte, se i capelli sono ancora in buono stato: ogni 6–8 settimane si tolgono, si puliscono dai residui e si mettono adesivi nuovi.',
      ],
      link: { page: 'adhesiveTapes', label: 'I nastri e gli adesivi di ricambio' },
    },
    {
      id: 'removal',
      question: 'Come si tolgono senza rovinare i capelli?',
      answer: [
        'Si bagna l’attacco con il solvente per adesivi e si aspetta il tempo indicato sul flacone; poi le due ciocche si aprono con le dita, senza tirare. Il residuo si pettina via e i capelli si lavano con uno shampoo purificante.',
        'Se l’attacco resiste, serve altro solvente, non più forza.',
      ],
    },
    trade.list,
    trade.vat,
    trade.returns,
  ],
}
