import type { Bilingual } from '../../src/shared/languages'

/** Above the steps of what only a hairdresser fits. */
export const forHairdressers: Bilingual<string> = {
  it: 'Per parrucchieri. Non lo è? Può chiedere comunque il preventivo, e farle applicare nel Suo salone.',
  en: 'For trained hairdressers. Not one? You can still ask us for a quote and take the hair to your salon.',
}
