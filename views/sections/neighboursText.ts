import type { Bilingual } from '../../src/shared/languages'

const it = { label: 'Le altre linee', previous: 'Linea precedente', next: 'Linea successiva' }

const en: typeof it = { label: 'The other ranges', previous: 'Previous range', next: 'Next range' }

export const neighboursText: Bilingual<typeof it> = { it, en }
