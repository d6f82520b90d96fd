import type { Bilingual } from '../../../src/shared/languages'

/** What answers rest on, at the foot of a page. */
export const sourcesText: Bilingual<{ heading: string; read: string }> = {
  it: { heading: 'Fonti', read: 'Informazioni verificate nel mese di' },
  en: { heading: 'Sources', read: 'Checked in' },
}
