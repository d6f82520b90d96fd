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
        'Soprattutto dalla base, dalla lunghezza dei capelli e da quanta parte è annodata a mano. Il preventivo arriva dopo la prova, o dopo che ci ha descritto la zona da coprire, e non impegna all’acquisto.',
      ],
    },
    {
      id: 'bases',
      question: 'Che cosa vogliono dire lace, monofilo, poly e densità?',
      answer: [
        'Il lace è una rete fine e traspirante; con il front lace sta soltanto davanti. Il monofilo è una tela sottile, su cui i capelli sono annodati uno per uno. Il poly è una pellicola di materiale plastico, liscia, a cui il nastro aderisce bene. La densità dice quanti capelli porta la base: 130% è più folto di 120%.',
      ],
    },
    {
      id: 'base',
      question: 'Base in poly o monofilo?',
      answer: [
        'Una base sottile in poly si vede meno ma è delicata: si toglie sempre con il solvente, senza strapparla. A chi la toglie spesso conviene il monofilo con il bordo in poly, più robusto.',
      ],
    },
    {
      id: 'sensitive',
      question: 'E se la pelle è sensibile?',
      answer: [
        'Provi un pezzetto di nastro su una piccola zona e aspetti 48 ore. Se compare rossore, tolga il nastro e ce lo dica: cerchiamo un altro modo di fissarla.',
      ],
      link: { page: 'adhesiveTapes', label: 'I nastri biadesivi' },
    },
    {
      id: 'returns',
      question: 'Posso restituirla?',
      answer: [
        'Un modello già pronto, comprato a distanza, si può rendere entro 14 giorni, se il sigillo igienico è intatto. Un pezzo su misura no, perciò conviene provare prima di ordinare. I difetti sono un’altra cosa: non indossi la protesi e ci mandi una foto.',
      ],
      facts: [withdrawal, withdrawalExceptions, legalGuarantee],
    },
  ],
}
