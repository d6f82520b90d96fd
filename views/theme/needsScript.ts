/** A control that does nothing without a script is not offered without one; what it shows stays. */
export const needsScript = `
  @media (scripting: none) {
    visibility: hidden;
    > * {
      visibility: visible;
    }
  }
`
