import type { PageText } from '../../text/PageText'
import { it as items } from './answers.it'

export const it = {
  title: 'Domande su extension, parrucche e protesi | {name}',
  description:
    'Quali extension scegliere, quanto durano, come si lavano, chi le applica, parrucche e protesi a confronto, consegna, resi e garanzia di 30 giorni, consulenza.',
  heading: 'Domande su capelli e parrucche',
  opening: 'Se non trova la Sua domanda, ci scriva {ways}.',
  items,
  contact: {
    heading: 'Ha un’altra domanda?',
    body: 'Può allegare la foto di un tono o di un attacco.',
    whatsapp: 'Buongiorno, ho una domanda che non ho trovato tra le domande del vostro sito.',
    whatsappLabel: 'Chiedi su WhatsApp',
    emailSubject: 'Richiesta: una domanda che non è tra le FAQ',
    emailLabel: 'Chiedi per e-mail',
  },
} satisfies PageText & Record<string, unknown>
