/** A control that does nothing without a script is not offered without one. */
export const needsScript = `
  @media (scripting: none) {
    visibility: hidden;
  }
`

/** The same for a control around a picture, which stays visible. */
export const pictureNeedsScript = `
  ${needsScript}
  @media (scripting: none) {
    > * {
      visibility: visible;
    }
  }
`
