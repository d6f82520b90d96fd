import type { Bilingual } from '../../src/shared/languages'

/** Above the steps of what only a hairdresser fits. */
export const forHairdressers: Bilingual<string> = {
  it: 'Per parrucchieri. Non è del mestiere? Chieda il preventivo e porti i capelli dal Suo parrucchiere.',
  en: 'For trained hairdressers; otherwise ask us for a quote and take the hair to your salon.',
}
