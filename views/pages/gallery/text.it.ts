import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Galleria: extension e parrucche in capelli veri | {name}',
  description:
    'Le otto linee in immagini: extension, tessiture, parrucche, protesi, colla e biadesivi, ogni prodotto con il suo nome, e sei primi piani di capelli veri.',
  heading: 'Galleria di capelli e parrucche',
  products: { heading: 'I prodotti' },
  lifestyle: {
    heading: 'Capelli in primo piano',
    note: 'I toni cambiano da uno schermo all’altro.',
  },
  action: {
    heading: 'Ha visto il tono che cerca?',
    body: 'Ci indichi il prodotto e la quantità. Una foto dei capelli alla luce del giorno dà una prima idea; il tono si conferma su un campione.',
    quote: 'Chiedi questo tono',
    button: 'Sfoglia il catalogo',
  },
} satisfies PageText & Record<string, unknown>
