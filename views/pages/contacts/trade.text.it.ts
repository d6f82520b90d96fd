import { noDutiesInEu, vatInEu } from '../../../src/shared/facts/trade'
import type { AnswersText } from '../../text/AnswersText'

export const it: AnswersText = {
  heading: 'Se scrive come azienda',
  items: [
    {
      id: 'trade-list',
      question: 'Il listino',
      answer: [
        'Se ha già in mente un ordine, aggiunga le quantità: al listino uniamo un preventivo, che non impegna all’acquisto.',
      ],
      link: { page: 'contacts', label: 'Chiedi il listino', opening: 'priceList' },
    },
    {
      id: 'trade-write',
      question: 'Che cosa scrivere',
      answer: [
        'Linee, lunghezze, toni e quantità di un ordine tipico, ogni quanto ordina e il Paese di consegna. Se rivende i prodotti, ci dica dove e a che tipo di clienti.',
      ],
    },
    {
      id: 'trade-vat',
      question: 'IVA e fattura',
      answer: [
        'Indichi nel modulo ragione sociale e partita IVA, con la sigla del Paese davanti se non è italiana: per il preventivo si possono tralasciare, per la fattura servono. Nell’Unione europea non c’è nulla da sdoganare; fuori, dazi e imposte sono quelli del Paese di arrivo.',
      ],
      facts: [noDutiesInEu, vatInEu],
    },
    {
      id: 'trade-terms',
      question: 'Le condizioni in breve',
      answer: [
        'Il preventivo non è vincolante: prezzo, disponibilità e tempi diventano definitivi con la conferma scritta dell’ordine. La consegna richiede 2–3 giorni lavorativi in Italia, 5–7 giorni in Europa e 7–15 giorni negli altri Paesi, ed è gratuita oltre 150 euro. La garanzia è di 30 giorni; quella legale di due anni vale per i consumatori. I prodotti tecnici (extension tape-in e alla cheratina, tessiture, capelli sfusi e colla di cheratina) sono riservati all’uso professionale: chiunque può chiedere un preventivo, ma applicazione e rimozione spettano al parrucchiere. Si applica la legge italiana ed è competente il Foro di Palermo.',
      ],
      link: { page: 'terms', label: 'Leggi i termini' },
    },
  ],
}
