import type { AnswerText } from '../../text/AnswersText'

/** The questions that belong to this line. */
export const it: readonly AnswerText[] = [
  {
    id: 'how-long',
    question: 'Quanto tiene?',
    answer: [
      'Sulla pelle, da pochi giorni a 4 settimane: dipende dalla pelle, dal sudore, dal clima e dalla pulizia.',
    ],
  },
  {
    id: 'sensitive-skin',
    question: 'E se la pelle è sensibile?',
    answer: [
      'Ne provi un pezzetto e aspetti 48 ore: se compare rossore, non lo usi. Su pelle irritata o ferita il nastro non va messo.',
    ],
  },
  {
    id: 'water',
    question: 'Posso fare la doccia o nuotare?',
    answer: [
      'Sì, dal giorno dopo; sulle tape-in, dopo 48 ore. Acqua molto calda e vapore allentano il nastro.',
    ],
  },
]
