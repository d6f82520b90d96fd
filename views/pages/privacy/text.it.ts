import type { PageText } from '../../text/PageText'
import { privacy } from './body.it'

export const it = {
  title: 'Informativa sulla privacy | {name}',
  description:
    'Quali dati raccogliamo con il modulo di richiesta, perché ci servono, per quanto tempo li conserviamo e come far valere i diritti previsti dal GDPR.',
  heading: 'Informativa sulla privacy',
  opening:
    'I dati che scrive nel modulo ci servono per risponderLe e preparare il preventivo. Il sito non usa strumenti di analisi delle visite. Non occorre scriverci nulla sulla Sua salute.',
  body: privacy,
  italianBody: privacy,
} satisfies PageText & Record<string, unknown>
