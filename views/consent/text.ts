import type { Bilingual } from '../../src/shared/languages'

/** The banner's words: one line on a phone. */
const it = {
  label: 'Consenso ai contenuti esterni',
  text: 'Carichiamo la mappa di OpenStreetMap?',
  more: 'Informativa',
  accept: 'Accetta',
  reject: 'Rifiuta',
  close: 'Chiudi senza accettare',
}

const en: typeof it = {
  label: 'Consent to external content',
  text: 'Load a map from OpenStreetMap?',
  more: 'Privacy notice',
  accept: 'Accept',
  reject: 'Reject',
  close: 'Close without accepting',
}

export const consentText: Bilingual<typeof it> = { it, en }
