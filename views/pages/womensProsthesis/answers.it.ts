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
        'Soprattutto dalla base, dalla lunghezza dei capelli e da quanta parte è annodata a mano: una parrucca intera annodata chiede più ore di un infoltitore. Se lo desidera, ci dica fin dall’inizio quanto vorrebbe spendere: Le mostriamo modelli che rientrano nella spesa. Il preventivo non impegna all’acquisto.',
      ],
    },
    {
      id: 'topper',
      question: 'Parrucca intera o infoltitore?',
      answer: [
        'L’infoltitore copre la riga e la parte alta della testa e si aggancia con piccole clip ai capelli propri: serve a chi ne ha ancora abbastanza. Se i capelli vengono a mancare, o se la cute è sensibile, è più adatta la parrucca intera.',
      ],
    },
    {
      id: 'bases',
      question: 'Che cosa vogliono dire lace, monofilo, calotta e densità?',
      answer: [
        'Il lace è una rete fine e traspirante; con il front lace sta soltanto davanti, sulla fronte. Il monofilo è una tela sottile, su cui i capelli sono annodati uno per uno. La calotta è la parte della parrucca che veste la testa: quella morbida sta a contatto con la cute e non chiede nastro né clip. La densità dice quanti capelli porta la base.',
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
