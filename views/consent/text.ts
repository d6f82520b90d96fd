import type { Bilingual } from '../../src/shared/languages'

/** The banner's words: two lines on a phone. */
const it = {
  label: 'Consenso ai contenuti esterni',
  text: 'Nessun cookie di profilazione. Con il Suo consenso carichiamo una mappa di OpenStreetMap.',
  more: 'Informativa',
  accept: 'Accetta',
  reject: 'Rifiuta',
  close: 'Chiudi senza accettare',
}

const en: typeof it = {
  label: 'Consent to external content',
  text: 'No tracking cookies. With your consent we load a map from OpenStreetMap.',
  more: 'Privacy notice',
  accept: 'Accept',
  reject: 'Reject',
  close: 'Close without accepting',
}

export const consentText: Bilingual<typeof it> = { it, en }
