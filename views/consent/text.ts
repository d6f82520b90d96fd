import type { Bilingual } from '../../src/shared/languages'

/** The banner's own words, which come with it. */
const it = {
  label: 'Consenso ai contenuti esterni',
  text: 'Questo sito conserva nel browser solo la lingua, questa scelta, la bozza della richiesta e i prodotti scelti. Con il Suo consenso carica anche una mappa di OpenStreetMap.',
  more: 'Leggi l’informativa',
  accept: 'Accetta',
  reject: 'Rifiuta',
  close: 'Chiudi senza accettare',
}

const en: typeof it = {
  label: 'Consent to external content',
  text: 'This site stores only what it needs: your language, this choice, the draft of your request and the products you chose. With your consent it also loads a map from OpenStreetMap.',
  more: 'Read the privacy notice',
  accept: 'Accept',
  reject: 'Reject',
  close: 'Close without accepting',
}

export const consentText: Bilingual<typeof it> = { it, en }
