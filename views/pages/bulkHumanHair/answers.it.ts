import type { AnswerText } from '../../text/AnswersText'

/** The questions that belong to this line. */
export const it: readonly AnswerText[] = [
  {
    id: 'what-to-write',
    question: 'Che cosa scrivo per avere un preventivo?',
    answer: [
      'Lunghezza, tono, liscio o mosso, numero di confezioni e a che cosa servono i capelli: annodatura, tessiture e ciocche alla cheratina richiedono mazzi diversi.',
    ],
  },
  {
    id: 'remy-drawn-origin',
    question: 'Dove leggo se sono remy, single o double drawn, e da dove vengono?',
    answer: [
      'Nel preventivo, per i mazzi che chiede: ci dica che cosa Le serve. Remy vuol dire che i capelli conservano le cuticole e sono tutti nello stesso verso, dalla radice alla punta. Un mazzo single drawn ha anche capelli più corti e si assottiglia verso le punte; da uno double drawn i più corti sono stati tolti quasi tutti, e le punte restano piene.',
    ],
  },
  {
    id: 'how-much',
    question: 'Quanti capelli servono per una parrucca?',
    answer: [
      'A titolo indicativo da circa 100 g per una corta a circa 250 g per una lunga e piena. Dipende dalla base e dalla densità: ce le indichi e facciamo il calcolo con Lei.',
    ],
  },
  {
    id: 'shade',
    question: 'Il tono resta lo stesso da un ordine all’altro?',
    answer: [
      'Tra un mazzo e l’altro ci sono piccole differenze. Per un lavoro uniforme ordini in una volta tutta la quantità, e ci mandi un campione da accostare.',
    ],
  },
]
