import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Chi siamo: capelli veri dal 1980 | Chiomara',
  description:
    'Oltre 45 anni di lavoro sui capelli veri, più di 500 clienti, oltre 20 Paesi: chi siamo, come produciamo e che cosa intendiamo per qualità.',
  heading: 'Un mestiere, dal 1980',
  opening:
    'Facciamo extension, parrucche e protesi, e anche la cheratina con cui le extension si applicano. In oltre 45 anni siamo arrivati a più di 500 clienti e oltre 20 Paesi, e il lavoro resta quello: scegliere i capelli, prepararli, controllarli prima che partano.',
} satisfies PageText
