import type { Shade } from '../src/shared/shades'

interface ShadeColour {
  /** The mean of its picture. */
  colour: `#${string}`
  /** Of the ends, where they differ from the root. */
  ends?: `#${string}`
}

/** What the pictures of each shade have to look like. */
export const shadeColours: Record<Shade, ShadeColour> = {
  black: { colour: '#2e2d2b' },
  'dark-brown': { colour: '#382f2c' },
  chocolate: { colour: '#4d372d' },
  'natural-brown': { colour: '#5a412f' },
  'medium-brown': { colour: '#6f4f33' },
  'ash-brown': { colour: '#736457' },
  'light-brown': { colour: '#916e4b' },
  'golden-brown': { colour: '#805a36' },
  auburn: { colour: '#74452d' },
  copper: { colour: '#8f4c31' },
  'honey-balayage': { colour: '#5c402d', ends: '#85673e' },
  honey: { colour: '#ac9268' },
  'light-blonde': { colour: '#baae94' },
  platinum: { colour: '#c1baac' },
  'salt-and-pepper': { colour: '#6c6663' },
  silver: { colour: '#a9a7a4' },
}
