import {
  legalGuarantee,
  withdrawal,
  withdrawalExceptions,
} from '../../../src/shared/facts/consumers'
import type { AnswersText } from '../../text/AnswersText'

/** The questions that belong to this line. */
export const it: AnswersText = {
  heading: 'Domande su questa linea',
  items: [
    {
      id: 'price',
      question: 'Da che cosa dipende il prezzo?',
      answer: [
        'Soprattutto dalla base, dalla lunghezza dei capelli e da quanta parte è annodata a mano: una parrucca intera annodata chiede più ore di un infoltitore. Ci dica fin dall’inizio quanto vorrebbe spendere, così partiamo dai modelli giusti. Il preventivo non impegna all’acquisto.',
      ],
    },
    {
      id: 'topper',
      question: 'Parrucca intera o infoltitore?',
      answer: [
        'L’infoltitore copre la riga e la parte alta della testa e si aggancia con piccole clip ai capelli propri: serve a chi ne ha ancora abbastanza. Se i capelli cadono tutti, o se la pelle è sensibile, è più adatta la parrucca intera.',
      ],
    },
    {
      id: 'returns',
      question: 'Posso restituirla?',
      answer: [
        'Un modello già pronto, comprato a distanza, si può rendere entro 14 giorni, se il sigillo igienico è intatto. Un pezzo su misura no, perciò si prova prima e si decide con calma. I difetti sono un’altra cosa: ci scriva e ci mandi una foto.',
      ],
      facts: [withdrawal, withdrawalExceptions, legalGuarantee],
    },
  ],
}
