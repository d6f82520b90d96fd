import type { Shade } from '../src/shared/shades'

interface ShadeColour {
  /** The mean of its picture. */
  colour: `#${string}`
  /** Of the ends, where they differ from the root. */
  ends?: `#${string}`
}

/** What the pictures of each shade have to look like. */
export const shadeColours: Record<Shade, ShadeColour> = {
  black: { colour: '#393836' },
  'dark-brown': { colour: '#463d3b' },
  chocolate: { colour: '#573f36' },
  'natural-brown': { colour: '#684b39' },
  'medium-brown': { colour: '#7e5b3d' },
  'ash-brown': { colour: '#817265' },
  'light-brown': { colour: '#a17d5a' },
  'golden-brown': { colour: '#906841' },
  auburn: { colour: '#814e37' },
  copper: { colour: '#9f583c' },
  'honey-balayage': { colour: '#735441', ends: '#7c582d' },
  honey: { colour: '#bb9d6f' },
  'light-blonde': { colour: '#b6ad98' },
  platinum: { colour: '#b8b3a8' },
  'salt-and-pepper': { colour: '#736d6a' },
  silver: { colour: '#a7a5a3' },
}
