/**
 * What does nothing without a script is not offered without one: where scripts are off, and where
 * they do not come. `start.ts` lifts it. Every plain button has it (`GlobalStyles`).
 */
export const needsScript = `
  visibility: var(--unscripted, inherit);
`
