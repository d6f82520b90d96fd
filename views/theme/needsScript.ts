/**
 * A control that does nothing without a script is not offered without one: where scripts are off, and where
 * they do not come. `start.ts` lifts it.
 */
export const needsScript = `
  visibility: var(--unscripted, inherit);
`

/** The same for a control around a picture, which stays visible. */
export const pictureNeedsScript = `
  ${needsScript}
  > * {
    visibility: visible;
  }
`
