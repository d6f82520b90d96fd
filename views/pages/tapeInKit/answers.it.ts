import type { AnswerText } from '../../text/AnswersText'

/** The questions that belong to this line. */
export const it: readonly AnswerText[] = [
  {
    id: 'refits',
    question: 'Quante volte si possono riposizionare?',
    answer: [
      'Di solito fino a tre volte, se i capelli sono in buono stato: si tolgono i residui e si mettono adesivi pretagliati nuovi.',
    ],
    link: { page: 'adhesiveTapes', label: 'Nastri e adesivi pretagliati' },
  },
  {
    id: 'removal',
    question: 'Come si tolgono senza rovinare i capelli?',
    answer: [
      'Bagnare l’attacco con il solvente per biadesivi e aspettare il tempo indicato sul flacone; poi aprire le due ciocche con le dita, senza tirare. Se l’attacco non cede, aggiungere solvente.',
      'Pettinare via il residuo e lavare con uno shampoo purificante.',
    ],
    link: { page: 'faq', at: 'maintenance', label: 'La manutenzione' },
  },
  {
    id: 'for-whom',
    question: 'A chi non convengono?',
    answer: [
      'A chi ha capelli radi o una caduta in corso: il peso tira. Meglio una parrucca o, per i soli capelli radi, un infoltitore. Con la cute irritata si aspetta.',
    ],
  },
]
