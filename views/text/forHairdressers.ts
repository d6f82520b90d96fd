import type { Bilingual } from '../../src/shared/languages'

/** Above the steps of what only a hairdresser fits. */
export const forHairdressers: Bilingual<string> = {
  it: 'Per parrucchieri. Non lo è? Chieda il preventivo e porti i capelli nel Suo salone.',
  en: 'For trained hairdressers. Not one? Ask us for a quote and take the hair to your salon.',
}
