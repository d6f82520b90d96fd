import { withdrawal } from '../../src/shared/facts/consumers'
import { noDutiesInEu, vatInEu } from '../../src/shared/facts/trade'
import type { AnswerText } from './AnswersText'

/** What salons and wholesalers ask of every line they buy. */
export const it = {
  list: {
    id: 'price-list',
    question: 'Come ricevo il listino per saloni e grossisti?',
    answer: [
      'Lo chieda dal modulo, con ragione sociale e partita IVA: serviranno anche per la fattura.',
      'Se ha già in mente un ordine, nel messaggio scriva linee, lunghezze, toni e quantità: al listino uniamo un preventivo, che non impegna all’acquisto.',
    ],
    link: { page: 'contacts', label: 'Chiedi il listino', opening: 'priceList' },
  },
  vat: {
    id: 'vat',
    question: 'Compro dall’estero: come funzionano IVA e dogana?',
    answer: [
      'Nell’Unione europea non c’è nulla da sdoganare: verifichi soltanto che la Sua partita IVA risulti valida nel VIES, il servizio dell’Unione che le controlla. Fuori dall’Unione, dazi e imposte sono quelli del Paese di arrivo: chieda al Suo spedizioniere.',
    ],
    facts: [noDutiesInEu, vatInEu],
  },
  returns: {
    id: 'returns',
    question: 'Posso restituire quello che non uso?',
    answer: [
      'Chi compra per lavoro non ha il diritto di recesso. Se però il Suo salone ha ordinato un tono sbagliato, ci scriva prima di aprire la confezione: vediamo insieme che cosa si può fare.',
    ],
    facts: [withdrawal],
  },
} satisfies Record<string, AnswerText>

/** The one answer of each line to who buys for work: the rest stands once, on the contact page. */
export const tradeLink: AnswerText = {
  id: 'trade',
  question: 'Compra per un salone o per rivendere?',
  answer: ['Listino, IVA, dogana e resi stanno in una pagina sola.'],
  link: { page: 'contacts', label: 'Listino, IVA, resi', at: 'trade' },
}
