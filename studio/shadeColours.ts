import type { Shade } from '../src/shared/shades'

interface ShadeColour {
  /** The mean of its picture. */
  colour: `#${string}`
  /** Of the ends, where they differ from the root. */
  ends?: `#${string}`
}

/** What the pictures of each shade have to look like. */
export const shadeColours: Record<Shade, ShadeColour> = {
  black: { colour: '#3d3c3a' },
  'dark-brown': { colour: '#4c3e3a' },
  chocolate: { colour: '#5d443a' },
  'natural-brown': { colour: '#694b3a' },
  'medium-brown': { colour: '#7d5a3d' },
  'ash-brown': { colour: '#7b6d60' },
  'light-brown': { colour: '#957352' },
  'golden-brown': { colour: '#855c39' },
  auburn: { colour: '#835039' },
  copper: { colour: '#9c583e' },
  'honey-balayage': { colour: '#75533f', ends: '#6d4c24' },
  honey: { colour: '#ac936a' },
  'light-blonde': { colour: '#b6aa91' },
  platinum: { colour: '#bab5aa' },
  'salt-and-pepper': { colour: '#76726f' },
  silver: { colour: '#9e9d9b' },
}
