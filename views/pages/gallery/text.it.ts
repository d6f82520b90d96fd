import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Galleria di extension, parrucche e protesi | {name}',
  description:
    'Le otto linee in immagini: ciocche, tessiture, parrucche, protesi e biadesivi visti da vicino, ciascuno con nome e linea, e sei immagini di soli capelli.',
  heading: 'I capelli, da vicino',
  opening:
    'Qui trova sei immagini di soli capelli, poi i prodotti presentati sul sito, ciascuno con il suo nome e la sua linea. {digital} I toni cambiano da uno schermo all’altro: prima di scegliere, ci chieda un consiglio sul colore.',
  digital: {
    all: 'Sono immagini digitali, che sostituiremo con le fotografie dei prodotti.',
    some: 'Alcune sono fotografie, le altre immagini digitali.',
  },
  products: { heading: 'I prodotti, uno per uno' },
  lifestyle: {
    heading: 'Soltanto capelli',
    body: 'Una treccia, un’onda, una lunghezza appena pettinata: da guardare senza fretta.',
  },
  action: {
    heading: 'Ha visto il tono che cerca?',
    body: 'Ci indichi il prodotto e quanto ne serve, o ci mandi una foto dei capelli alla luce del giorno: dà una prima idea, mentre per il tono definitivo serve un campione. Misure, pesi e modo d’impiego sono nelle pagine delle linee.',
    quote: 'Chiedi questo tono',
    button: 'Sfoglia il catalogo',
  },
} satisfies PageText & Record<string, unknown>
