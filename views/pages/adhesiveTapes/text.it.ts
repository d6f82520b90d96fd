import type { PageText } from '../../text/PageText'

export const it = {
  title: 'Nastri adesivi per protesi ed extension | Chiomara',
  description:
    'Nastri adesivi per protesi ed extension: quale scegliere, come applicarli in quattro passaggi, tre domande frequenti. Monouso, da pochi giorni a 4 settimane.',
  heading: 'Tape adesivi, per protesi ed extension',
  opening:
    'Nastri adesivi per fissare una protesi o riapplicare le extension. La tenuta va da pochi giorni a 4 settimane, e ogni nastro si usa una volta sola. Qui trova quale scegliere e come applicarlo, in quattro passaggi.',
} satisfies PageText
