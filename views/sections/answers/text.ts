import type { Bilingual } from '../../../src/shared/languages'

/** How a source is named below what it says. */
export const factText: Bilingual<{ source: string; read: string }> = {
  it: { source: 'Fonte', read: 'pagina letta il' },
  en: { source: 'Source', read: 'read on' },
}
