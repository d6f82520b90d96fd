import { target } from './tokens'

/** A link or a button among words, the one like the other, and of a size to be touched. */
export const plainControl = `
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  text-underline-offset: 0.25em;
`
