import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Dove siamo: showroom a Milano | Chiomara',
  description:
    'Showroom e atelier a Milano, dal lunedì al venerdì 9:00–18:00, il sabato 9:00–13:00. Appuntamenti riservati, indicazioni per arrivare e mappa.',
  heading: 'Showroom e atelier a Milano',
  opening:
    'La aspettiamo dal lunedì al venerdì dalle 9 alle 18 e il sabato dalle 9 alle 13. Per una parrucca o una protesi può fissare un appuntamento riservato: quel tempo è soltanto Suo.',
  map: {
    caption:
      'La mappa è di OpenStreetMap e si carica solo se Lei lo vuole: qui, o dall’avviso sui cookie.',
    show: 'Mostra la mappa',
  },
} satisfies PageText & Record<string, unknown>
