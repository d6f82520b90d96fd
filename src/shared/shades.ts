import type { Bilingual, Language } from './languages'

interface ShadeEntry {
  name: Bilingual<string>
  /** Of its dot; an impression, since a screen cannot show hair. */
  colour: `#${string}`
  /** Of the ends, where they differ from the root. */
  ends?: `#${string}`
}

/**
 * The one shade chart of the site: browns, reds, blondes and greys, each from dark to light. The
 * picture of a shade is `shade-` and its key.
 */
const shadeChart = {
  black: { name: { it: 'nero naturale', en: 'natural black' }, colour: '#1c1816' },
  'dark-brown': { name: { it: 'castano scuro', en: 'dark brown' }, colour: '#38271e' },
  chocolate: { name: { it: 'castano cioccolato', en: 'chocolate brown' }, colour: '#4b2e22' },
  'natural-brown': { name: { it: 'castano naturale', en: 'natural brown' }, colour: '#573f30' },
  'medium-brown': { name: { it: 'castano medio', en: 'medium brown' }, colour: '#6a4a35' },
  'ash-brown': { name: { it: 'castano cenere', en: 'ash brown' }, colour: '#6e6053' },
  'light-brown': { name: { it: 'castano chiaro', en: 'light brown' }, colour: '#8a6b4f' },
  'golden-brown': { name: { it: 'castano dorato', en: 'golden brown' }, colour: '#8c6136' },
  auburn: { name: { it: 'castano ramato', en: 'auburn' }, colour: '#74351f' },
  copper: { name: { it: 'rosso ramato', en: 'copper red' }, colour: '#a8532a' },
  'honey-balayage': {
    name: { it: 'balayage miele', en: 'honey balayage' },
    colour: '#573f30',
    ends: '#c2945a',
  },
  honey: { name: { it: 'biondo miele', en: 'honey blonde' }, colour: '#ba8c52' },
  'light-blonde': { name: { it: 'biondo chiaro', en: 'light blonde' }, colour: '#d5b98c' },
  platinum: { name: { it: 'biondo platino', en: 'platinum blonde' }, colour: '#e8dfcd' },
  'salt-and-pepper': { name: { it: 'brizzolato', en: 'salt and pepper' }, colour: '#75706b' },
  silver: { name: { it: 'grigio argento', en: 'silver' }, colour: '#b8b5b0' },
} as const satisfies Record<string, ShadeEntry>

export type Shade = keyof typeof shadeChart

export const shades = Object.keys(shadeChart) as Shade[]

export function isShade(value: unknown): value is Shade {
  return typeof value === 'string' && Object.hasOwn(shadeChart, value)
}

/** What a shade looks like and is called. */
export function shadeEntry(shade: Shade): ShadeEntry {
  return shadeChart[shade]
}

export function shadeName(shade: Shade, language: Language): string {
  return shadeChart[shade].name[language]
}
