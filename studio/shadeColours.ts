import type { Shade } from '../src/shared/shades'

interface ShadeColour {
  /** The mean of its picture. */
  colour: `#${string}`
  /** Of the ends, where they differ from the root. */
  ends?: `#${string}`
}

/** What the pictures of each shade have to look like. */
export const shadeColours: Record<Shade, ShadeColour> = {
  black: { colour: '#363332' },
  'dark-brown': { colour: '#403634' },
  chocolate: { colour: '#573d34' },
  'natural-brown': { colour: '#684a38' },
  'medium-brown': { colour: '#7e5c3e' },
  'ash-brown': { colour: '#7e6f61' },
  'light-brown': { colour: '#987655' },
  'golden-brown': { colour: '#8e6743' },
  auburn: { colour: '#804e37' },
  copper: { colour: '#9b5539' },
  'honey-balayage': { colour: '#7b5843', ends: '#705027' },
  honey: { colour: '#b89c70' },
  'light-blonde': { colour: '#b0a68f' },
  platinum: { colour: '#b6b1a7' },
  'salt-and-pepper': { colour: '#716c69' },
  silver: { colour: '#9d9c99' },
}
