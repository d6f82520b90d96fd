import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Galleria di extension e protesi | Chiomara',
  description:
    'Tutto il catalogo in immagini: ciocche, tessiture, parrucche, protesi e nastri visti da vicino, con nome e linea, e sei immagini di trecce, onde e lunghezze.',
  heading: 'I capelli, da vicino',
  opening:
    'Ogni prodotto del catalogo con il suo nome e la sua linea, poi sei immagini di soli capelli: trecce, onde, lunghezze. Da uno schermo all’altro i toni cambiano: prima di scegliere, ci chieda un consiglio sul colore.',
  products: { heading: 'Tutti i prodotti, uno per uno' },
  lifestyle: {
    heading: 'Soltanto capelli',
    body: 'Intrecciati, mossi, annodati morbidi, stesi sul lino, appena pettinati, raccolti in una mazzetta di toni.',
  },
  action: {
    heading: 'Ha visto il tono che cerca?',
    body: 'Ci indichi il prodotto e quanto ne serve, o ci mandi una foto da confrontare. Lunghezze, pesi e modo d’impiego sono nel catalogo.',
    quote: 'Chiedi questo tono',
    button: 'Apri il catalogo',
  },
} satisfies PageText & Record<string, unknown>
