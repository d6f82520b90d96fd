/** A control that does nothing without a script is not offered without one. */
export const needsScript = `
  @media (scripting: none) {
    visibility: hidden;
  }
`

/** The same of a control around a picture: what it shows stays. */
export const pictureNeedsScript = `
  ${needsScript}
  @media (scripting: none) {
    > * {
      visibility: visible;
    }
  }
`
