import type { AnswerText } from '../../text/AnswersText'
import { customsCode, eori, swissDuty } from '../../text/facts/abroad'
import { customsCodeBulk, exportVat, vatInEu } from '../../text/facts/trade'

/** What salons and wholesalers ask of every line: the lines' pages lead here. */
export const it: { heading: string; items: readonly AnswerText[] } = {
  heading: 'Listino, IVA, dogana e resi',
  items: [
    {
      id: 'trade-list',
      question: 'Listino e qualità dei capelli',
      answer: [
        'Ordine minimo, private label, condizioni dei campioni, tempi, pagamento e Incoterms arrivano con il listino; provenienza e tipo (remy, single o double drawn) sono scritti nel preventivo, prodotto per prodotto.',
      ],
      link: { page: 'contacts', label: 'Chiedi il listino', purpose: 'priceList' },
    },
    {
      id: 'trade-vat',
      question: 'IVA e fattura',
      answer: [
        'Per il preventivo la partita IVA non serve. Nell’Unione europea, di norma, niente formalità doganali. Le partite IVA GB non sono nel VIES.',
      ],
      facts: [vatInEu],
    },
    {
      id: 'trade-customs',
      question: 'Fuori dall’Unione europea',
      answer: [
        'Salvo diversa resa Incoterms, all’arrivo si pagano le spese di dogana ed eventuali IVA e dazi.',
      ],
      facts: [exportVat, swissDuty, eori, customsCode, customsCodeBulk],
    },
    {
      id: 'trade-returns',
      question: 'Resi',
      answer: [
        'Se ha ordinato un tono sbagliato ci scriva prima di aprire la confezione: se è intatta, cerchiamo una soluzione. Le aziende non hanno diritto di recesso.',
      ],
      link: { page: 'terms', label: 'Leggi i termini' },
    },
  ],
}
