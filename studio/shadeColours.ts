import type { Shade } from '../src/shared/shades'

interface ShadeColour {
  /** The mean of its picture. */
  colour: `#${string}`
  /** Of the ends, where they differ from the root. */
  ends?: `#${string}`
}

/** What the pictures of each shade have to look like. */
export const shadeColours: Record<Shade, ShadeColour> = {
  black: { colour: '#3b3a38' },
  'dark-brown': { colour: '#463d3b' },
  chocolate: { colour: '#5d453b' },
  'natural-brown': { colour: '#6f5240' },
  'medium-brown': { colour: '#866345' },
  'ash-brown': { colour: '#8a796b' },
  'light-brown': { colour: '#a98461' },
  'golden-brown': { colour: '#966d49' },
  auburn: { colour: '#8b563f' },
  copper: { colour: '#a35c41' },
  'honey-balayage': { colour: '#83614c', ends: '#7d592e' },
  honey: { colour: '#c4a77a' },
  'light-blonde': { colour: '#beb49d' },
  platinum: { colour: '#c3bfb6' },
  'salt-and-pepper': { colour: '#7c7875' },
  silver: { colour: '#a9a8a6' },
}
