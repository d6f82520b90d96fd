import { legalGuarantee } from '../../../src/shared/facts/consumers'
import { vatInEu } from '../../../src/shared/facts/trade'
import type { AnswersText } from '../../text/AnswersText'

export const it: AnswersText = {
  heading: 'Se scrive come azienda',
  items: [
    {
      id: 'trade-list',
      question: 'Il listino',
      answer: [
        'Scelga «Listino parrucchieri professionisti» come tipo di richiesta e spunti «Scrivo come azienda». I prezzi si ricevono con il preventivo; i saloni possono chiedere il listino.',
      ],
    },
    {
      id: 'trade-write',
      question: 'Che cosa scrivere',
      answer: [
        'Linee, lunghezze, toni e quantità di un ordine tipico, ogni quanto ordina e in quale Paese si consegna. Se rivende i prodotti, ci dica dove e a chi.',
      ],
    },
    {
      id: 'trade-vat',
      question: 'IVA e fattura',
      answer: [
        'Indichi nel modulo ragione sociale e partita IVA, con la sigla del Paese davanti se non è italiana: servono per la fattura. Tra Paesi dell’Unione europea non ci sono dazi né pratiche doganali.',
      ],
      facts: [vatInEu],
    },
    {
      id: 'trade-terms',
      question: 'Le condizioni in breve',
      answer: [
        'Il preventivo non è vincolante: prezzo, disponibilità e tempi diventano definitivi con la conferma scritta dell’ordine. La consegna richiede 2–3 giorni lavorativi in Italia, 5–7 giorni in Europa e 7–15 giorni negli altri Paesi, ed è gratuita oltre 150 euro. La garanzia è di 30 giorni. I prodotti tecnici sono riservati all’uso professionale. Si applica la legge italiana, con il Foro di Palermo.',
      ],
      facts: [legalGuarantee],
      link: { page: 'terms', label: 'Leggi i termini' },
    },
  ],
}
