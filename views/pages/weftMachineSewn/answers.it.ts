import type { AnswerText } from '../../text/AnswersText'

/** The questions that belong to this line. */
export const it: readonly AnswerText[] = [
  {
    id: 'moved-up',
    question: 'Perché si riporta in alto la fila?',
    answer: [
      'Con la ricrescita la fila scende e si allenta; se resta per mesi, i capelli si annodano e tirano.',
    ],
    link: { page: 'faq', at: 'maintenance', label: 'La manutenzione' },
  },
  {
    id: 'for-whom',
    question: 'A chi non conviene?',
    answer: [
      'A chi ha capelli molto fini: non reggono il peso e lasciano vedere la base. Sono più adatte le tape-in; per capelli radi, un infoltitore.',
    ],
  },
]
