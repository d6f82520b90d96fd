import type { Bilingual } from '../../src/shared/languages'

const it = {
  title: 'Pagina non disponibile',
  heading: 'La pagina non si può mostrare',
  body: 'È un guasto nostro. Riprovi tra poco, o ci contatti così:',
}

const en: typeof it = {
  title: 'Page unavailable for now',
  heading: 'The page cannot be shown',
  body: 'The fault is ours. Please try again shortly, or contact us here:',
}

/** Shown in the place of a page that failed, on the server or in the browser. */
export const failureText: Bilingual<typeof it> = { it, en }
