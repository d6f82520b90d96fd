import type { AnswerText } from '../../text/AnswersText'

/** The questions that belong to this line. */
export const it: readonly AnswerText[] = [
  {
    id: 'reuse',
    question: 'Si possono riutilizzare?',
    answer: [
      'Solo rifacendo l’attacco con la colla di cheratina, se i capelli sono in buono stato.',
    ],
    link: { page: 'italianKeratineGlue', label: 'La colla di cheratina' },
  },
  {
    id: 'removal',
    question: 'Come si tolgono?',
    answer: [
      'Bagnare l’attacco con il solvente per cheratina, aspettare il tempo indicato sul flacone, schiacciarlo con la pinza da rimozione, fredda, e sfilare la ciocca senza tirare.',
    ],
    link: { page: 'faq', at: 'maintenance', label: 'La manutenzione' },
  },
  {
    id: 'sensitive',
    question: 'E se la cute è sensibile?',
    answer: [
      'Applicare una sola ciocca e aspettare 48 ore: se compare rossore o prurito, toglierla.',
    ],
  },
  {
    id: 'for-whom',
    question: 'A chi non convengono?',
    answer: [
      'A chi ha capelli radi o una caduta in corso: il peso tira. Meglio una parrucca o, per i soli capelli radi, un infoltitore. Con la cute irritata si aspetta.',
    ],
  },
]
