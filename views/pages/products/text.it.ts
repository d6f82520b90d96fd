import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Catalogo extension, parrucche e protesi | Chiomara',
  description:
    'Otto linee: tape-in, punte di cheratina, capelli sfusi, tessiture, colla, protesi uomo, protesi donna, nastri adesivi. Specifiche e preventivo su richiesta.',
  heading: 'Il catalogo, linea per linea',
  opening:
    'Otto linee: quattro di capelli, da applicare o da lavorare, due di protesi, più la colla di cheratina e i nastri adesivi. Ogni pagina riporta le specifiche. I prezzi li diamo con il preventivo, ai professionisti come ai privati.',
  filters: 'Filtri per linea',
  all: 'Tutti',
  allLines: 'Le otto linee, dalla materia prima al prodotto finito.',
  count: { one: 'prodotto', other: 'prodotti' },
  empty: { title: 'Nessun prodotto trovato', hint: 'Provi a cambiare i filtri di ricerca' },
  consultation: {
    heading: 'In dubbio tra due linee?',
    body: 'Ci dica il risultato che ha in mente, la lunghezza e il tono; se lavora in salone, anche la quantità. Le proponiamo la linea adatta e prepariamo il preventivo su quella.',
    whatsapp:
      'Buongiorno, ho guardato il catalogo: vorrei un consiglio sulla linea da scegliere e un preventivo.',
    whatsappLabel: 'Preventivo su WhatsApp',
    emailSubject: 'Richiesta: consiglio e preventivo dal catalogo',
    emailLabel: 'Preventivo per e-mail',
  },
  delivery: {
    heading: 'Consegna, garanzia, misure',
    rows: [
      { label: 'Spedizione gratuita', value: 'oltre 150 euro' },
      { label: 'Consegna in Italia', value: '2–3 giorni lavorativi' },
      { label: 'Consegna in Europa', value: '5–7 giorni' },
      { label: 'Consegna negli altri Paesi', value: '7–15 giorni' },
      { label: 'Garanzia', value: '30 giorni' },
      { label: 'Lunghezze su misura', value: '30–70 cm' },
      { label: 'Risposta alle richieste', value: 'entro 24 ore' },
    ],
  },
} satisfies PageText & Record<string, unknown>
