import type { Bilingual, Language } from './languages'

interface ShadeEntry {
  name: Bilingual<string>
  /** The mean colour of its picture, which a test holds to it. */
  colour: `#${string}`
  /** Of the ends, where they differ from the root. */
  ends?: `#${string}`
}

/**
 * The one shade chart of the site: browns, reds, blondes and greys, each from dark to light. The
 * picture of a shade is `shade-` and its key.
 */
const shadeChart = {
  black: { name: { it: 'nero naturale', en: 'natural black' }, colour: '#2e2d2b' },
  'dark-brown': { name: { it: 'castano scuro', en: 'dark brown' }, colour: '#382f2c' },
  chocolate: { name: { it: 'castano cioccolato', en: 'chocolate brown' }, colour: '#4d372d' },
  'natural-brown': { name: { it: 'castano naturale', en: 'natural brown' }, colour: '#5a412f' },
  'medium-brown': { name: { it: 'castano medio', en: 'medium brown' }, colour: '#6f4f33' },
  'ash-brown': { name: { it: 'castano cenere', en: 'ash brown' }, colour: '#736457' },
  'light-brown': { name: { it: 'castano chiaro', en: 'light brown' }, colour: '#916e4b' },
  'golden-brown': { name: { it: 'castano dorato', en: 'golden brown' }, colour: '#805a36' },
  auburn: { name: { it: 'castano ramato', en: 'auburn' }, colour: '#74452d' },
  copper: { name: { it: 'rosso ramato', en: 'copper red' }, colour: '#8f4c31' },
  'honey-balayage': {
    name: { it: 'balayage miele', en: 'honey balayage' },
    colour: '#5c402d',
    ends: '#85673e',
  },
  honey: { name: { it: 'biondo miele', en: 'honey blonde' }, colour: '#af9165' },
  'light-blonde': { name: { it: 'biondo chiaro', en: 'light blonde' }, colour: '#baae94' },
  platinum: { name: { it: 'biondo platino', en: 'platinum blonde' }, colour: '#c1baac' },
  'salt-and-pepper': { name: { it: 'brizzolato', en: 'salt and pepper' }, colour: '#6c6663' },
  silver: { name: { it: 'grigio argento', en: 'silver' }, colour: '#a9a7a4' },
} as const satisfies Record<string, ShadeEntry>

export type Shade = keyof typeof shadeChart

export const shades = Object.keys(shadeChart) as Shade[]

export function isShade(value: unknown): value is Shade {
  return typeof value === 'string' && Object.hasOwn(shadeChart, value)
}

export function shadeEntry(shade: Shade): ShadeEntry {
  return shadeChart[shade]
}

export function shadeName(shade: Shade, language: Language): string {
  return shadeChart[shade].name[language]
}
