import type { Bilingual, Language } from '../../src/shared/languages'
import type { Range, Wear } from '../../src/shared/lineFigures'

/** A number as the language writes it. */
export function formatted(value: number, language: Language): string {
  // Without grouping: a browser's first `Intl` format holds a phone up for a quarter of a second.
  if (value < 1000) return language === 'it' ? String(value).replace('.', ',') : String(value)
  return new Intl.NumberFormat(language).format(value)
}

/** `40–70 cm` */
export function rangeOf({ least, most }: Range, unit: string): string {
  return `${least}–${most} ${unit}`
}

const or: Bilingual<string> = { it: ' o ', en: ' or ' }

/** `40, 50 o 60 cm`, one of which is chosen. */
export function choiceOf(values: readonly number[], unit: string, language: Language): string {
  return `${values.slice(0, -1).join(', ')}${or[language]}${values.at(-1)} ${unit}`
}

/** `30, 40, 50 cm`, all of which there are. */
export function listOf(values: readonly number[], unit: string): string {
  return `${values.join(', ')} ${unit}`
}

const inches = (cm: number) => Math.round(cm / 2.54)

/**
 * A length as the language's readers measure hair: `50 cm`, and in English `50 cm (20 in)`. No line
 * ends before a unit.
 */
export function lengthOf(cm: number, language: Language): string {
  return language === 'it' ? `${cm}\u00a0cm` : `${cm}\u00a0cm (${inches(cm)}\u00a0in)`
}

/** `30, 40, 50 cm`, and in English `30, 40, 50 cm (12, 16, 20 in)`. */
export function lengthsOf(cms: readonly number[], language: Language): string {
  const metric = listOf(cms, 'cm')
  return language === 'it' ? metric : `${metric} (${listOf(cms.map(inches), 'in')})`
}

/** `40, 50 o 60 cm`, and in English `40, 50 or 60 cm (16, 20 or 24 in)`. */
export function lengthChoiceOf(cms: readonly number[], language: Language): string {
  const metric = choiceOf(cms, 'cm', language)
  return language === 'it' ? metric : `${metric} (${choiceOf(cms.map(inches), 'in', language)})`
}

/** `40–70 cm`, and in English `40–70 cm (16–28 in)`. */
export function lengthRangeOf({ least, most }: Range, language: Language): string {
  const metric = rangeOf({ least, most }, 'cm')
  if (language === 'it') return metric
  return `${metric} (${rangeOf({ least: inches(least), most: inches(most) }, 'in')})`
}

const units: Record<Wear['unit'], Bilingual<string>> = {
  week: { it: 'settimane', en: 'weeks' },
  month: { it: 'mesi', en: 'months' },
}

/** `6–8 settimane` */
export function wearOf(wear: Wear, language: Language): string {
  return rangeOf(wear, units[wear.unit][language])
}
