import { it as methods } from '../../sections/methods/text.it'
import type { PageText } from '../../text/PageText'
import { it as items } from './answers.it'

export const it = {
  title: 'Domande su extension, parrucche e protesi | {name}',
  description:
    'Dieci risposte su sistemi, quantità, durata, manutenzione, applicazione, lunghezze da 30 a 70 cm, consegna, garanzia di 30 giorni, resi e consulenza.',
  heading: 'Domande e risposte',
  opening:
    'Dieci risposte: quale sistema scegliere, quante confezioni servono, quanto dura, come si mantiene, chi lo applica e quando arriva. Se non trova la Sua domanda, ci scriva su WhatsApp o per e-mail.',
  items,
  methods,
  contact: {
    heading: 'Manca la Sua domanda?',
    body: 'Su WhatsApp può allegare la foto di un tono o di un attacco. Per una domanda lunga è più comoda l’e-mail.',
    whatsapp: 'Buongiorno, ho una domanda che non ho trovato tra le domande del vostro sito.',
    whatsappLabel: 'Chiedi su WhatsApp',
    emailSubject: 'Richiesta: una domanda che non è tra le FAQ',
    emailLabel: 'Chiedi per e-mail',
  },
} satisfies PageText & Record<string, unknown>
