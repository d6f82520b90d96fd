import type { Bilingual, Language } from './languages'

/**
 * The one shade chart of the site: browns, reds, blondes and greys, each from dark to light. The
 * picture of a shade is `shade-` and its key.
 */
export const shadeNames = {
  black: { it: 'nero naturale', en: 'natural black' },
  'dark-brown': { it: 'castano scuro', en: 'dark brown' },
  chocolate: { it: 'castano cioccolato', en: 'chocolate brown' },
  'natural-brown': { it: 'castano naturale', en: 'natural brown' },
  'medium-brown': { it: 'castano medio', en: 'medium brown' },
  'ash-brown': { it: 'castano cenere', en: 'ash brown' },
  'light-brown': { it: 'castano chiaro', en: 'light brown' },
  'golden-brown': { it: 'castano dorato', en: 'golden brown' },
  auburn: { it: 'castano ramato', en: 'auburn' },
  copper: { it: 'rosso ramato', en: 'copper red' },
  'honey-balayage': { it: 'balayage miele', en: 'honey balayage' },
  honey: { it: 'biondo miele', en: 'honey blonde' },
  'light-blonde': { it: 'biondo chiaro', en: 'light blonde' },
  platinum: { it: 'biondo platino', en: 'platinum blonde' },
  'salt-and-pepper': { it: 'brizzolato', en: 'salt and pepper' },
  silver: { it: 'grigio argento', en: 'silver' },
} as const satisfies Record<string, Bilingual<string>>

export type Shade = keyof typeof shadeNames

export const shades = Object.keys(shadeNames) as Shade[]

export function isShade(value: unknown): value is Shade {
  return typeof value === 'string' && Object.hasOwn(shadeNames, value)
}

/** What an address asks for that the chart does not have. */
const unknown: Bilingual<string> = { it: 'tono sconosciuto', en: 'unknown shade' }

export function shadeName(shade: Shade | 'unknown', language: Language): string {
  return (shade === 'unknown' ? unknown : shadeNames[shade])[language]
}
