import type { AnswerText } from '../../text/AnswersText'
import { legalGuarantee, withdrawalExceptions } from '../../text/facts/consumers'

/** The questions that belong to this line. */
export const it: readonly AnswerText[] = [
  {
    id: 'price',
    question: 'Da che cosa dipende il prezzo?',
    answer: [
      'Soprattutto dalla base, dalla lunghezza e da quanta parte è annodata a mano. Il preventivo, senza impegno, arriva dopo la prova o quando ci ha descritto la zona da coprire.',
    ],
  },
  {
    id: 'sensitive',
    question: 'E se la pelle è sensibile?',
    answer: [
      'Provi un pezzetto di nastro e aspetti 48 ore: se compare rossore lo tolga e ce lo dica; cerchiamo un altro fissaggio.',
    ],
    link: { page: 'adhesiveTapes', label: 'I nastri biadesivi' },
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
