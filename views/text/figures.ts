import type { Bilingual, Language } from '../../src/shared/languages'
import type { Range, Wear } from '../../src/shared/lineFigures'

/** A number as the language writes it. */
export function written(value: number, language: Language): string {
  // Where nothing is grouped: the first format that a browser makes holds a phone up for a quarter of a second.
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

/** A length of hair as it is ordered where one counts in inches. */
const inInches = (cm: number) => Math.round(cm / 2.54)

/** `40, 50 or 60 cm (16, 20 or 24 in)` */
export function choiceInBoth(valuesCm: readonly number[]): string {
  return `${choiceOf(valuesCm, 'cm', 'en')} (${choiceOf(valuesCm.map(inInches), 'in', 'en')})`
}

/** `40–70 cm (16–28 in)` */
export function rangeInBoth(range: Range): string {
  const { least, most } = range
  return `${rangeOf(range, 'cm')} (${rangeOf({ least: inInches(least), most: inInches(most) }, 'in')})`
}

/** `50 cm (20 in)` */
export function lengthInBoth(cm: number): string {
  return `${cm} cm (${inInches(cm)} in)`
}

const units: Record<Wear['unit'], Bilingual<string>> = {
  week: { it: 'settimane', en: 'weeks' },
  month: { it: 'mesi', en: 'months' },
}

/** `6–8 settimane` */
export function wearOf(wear: Wear, language: Language): string {
  return rangeOf(wear, units[wear.unit][language])
}
