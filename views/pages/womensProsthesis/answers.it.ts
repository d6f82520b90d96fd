import type { AnswerText } from '../../text/AnswersText'
import { legalGuarantee, withdrawalExceptions } from '../../text/facts/consumers'

/** The questions that belong to this line. */
export const it: readonly AnswerText[] = [
  {
    id: 'price',
    question: 'Da che cosa dipende il prezzo?',
    answer: [
      'Soprattutto dalla base, dalla lunghezza e da quanta parte è annodata a mano. Ci dica quanto vorrebbe spendere: Le mostriamo i modelli che vi rientrano.',
    ],
  },
  {
    id: 'real-or-synthetic',
    question: 'Capelli veri o sintetici?',
    answer: [
      'Il sintetico costa meno e tiene la piega da sé, ma di solito non sopporta il calore e si consuma prima. I capelli veri si mettono in piega come i Suoi e durano di più.',
    ],
  },
  {
    id: 'topper',
    question: 'Alopecia o capelli radi: parrucca o infoltitore?',
    answer: [
      'L’infoltitore copre la riga e la sommità, dove i capelli si diradano; le clip vogliono capelli che le reggano. Con un’alopecia estesa o la cute sensibile è più adatta la parrucca intera.',
    ],
  },
  {
    id: 'extensions-afterwards',
    question: 'Quando potrò mettere le extension?',
    answer: [
      'Quando la ricrescita è lunga e forte abbastanza da reggerne il peso, e il medico è d’accordo.',
    ],
  },
  {
    id: 'returns',
    question: 'Posso restituirla?',
    answer: [
      'Sì, un modello già pronto non comprato in showroom: ci avvisi entro 14 giorni dalla consegna. Lo provi senza tagliarlo, lavarlo né tingerlo.',
    ],
    facts: [withdrawalExceptions, legalGuarantee],
  },
]
