import { it as methods } from '../../sections/methods/text.it'
import type { PageText } from '../../text/PageText'
import { it as chooser } from './chooser/text.it'

export const it = {
  title: 'Catalogo di extension, parrucche e capelli veri | {name}',
  description:
    'Otto linee per saloni, grossisti e privati: tape-in, cheratina, capelli sfusi, tessiture, colla, protesi uomo, parrucche donna, biadesivi. Prezzi su preventivo.',
  heading: 'Catalogo di extension, parrucche e protesi',
  opening: 'I prezzi arrivano con il preventivo; a saloni e grossisti mandiamo il listino.',
  priceList: 'Chiedi il listino',
  /** Title and heading at one line's address. */
  ofLine: { title: '{line}: catalogo e preventivo | {name}', heading: '{line}: il catalogo' },
  toProducts: 'Vai ai prodotti',
  filters: 'Filtri per linea',
  all: 'Tutti',
  facets: {
    label: 'Tono e lunghezza',
    shade: 'Tono',
    length: 'Lunghezza',
    clear: 'Togli i filtri',
  },
  count: { one: 'prodotto mostrato', other: 'prodotti mostrati' },
  empty: { title: 'Nessun prodotto trovato', hint: 'Provi a cambiare i filtri di ricerca' },
  /** Where no product passes the filters and the shop makes what they ask for. */
  onRequest: {
    heading: '{chosen} su richiesta',
    count: '0 prodotti a catalogo: su richiesta',
    body: 'Questa combinazione non è a catalogo: la prepariamo su misura. La aggiunga alla richiesta: prezzo e tempi arrivano con il preventivo.',
  },
  chooser,
  methods,
  consultation: {
    heading: 'È in dubbio tra due linee?',
    body: 'Ci dica il risultato che desidera, la lunghezza e il tono: Le proponiamo la linea adatta e prepariamo il preventivo. Anche per altri toni e misure, strumenti e solventi.',
    whatsapp:
      'Buongiorno, ho guardato il catalogo: vorrei un consiglio sulla linea da scegliere e un preventivo.',
    whatsappLabel: 'Preventivo su WhatsApp',
    emailSubject: 'Richiesta: consiglio e preventivo dal catalogo',
    emailLabel: 'Preventivo per e-mail',
  },
  delivery: {
    heading: 'Consegna e garanzia',
    rows: [
      { label: 'Spedizione gratuita', value: 'oltre 150 euro in Italia, altrimenti da preventivo' },
      { label: 'Consegna in Italia', value: '2–3 giorni lavorativi' },
      { label: 'Consegna in Europa', value: '5–7 giorni' },
      { label: 'Consegna negli altri Paesi', value: '7–15 giorni' },
      {
        label: 'Garanzia',
        value: '30 giorni, oltre alla garanzia legale',
      },
      { label: 'Lunghezze su misura', value: '30–70 cm' },
      { label: 'Risposta', value: 'entro 24 ore, nei giorni lavorativi' },
    ],
  },
} satisfies PageText & Record<string, unknown>
