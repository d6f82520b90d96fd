/** A control that does nothing without a script is not offered without one; its picture stays. */
export const needsScript = `
  @media (scripting: none) {
    visibility: hidden;
    img {
      visibility: visible;
    }
  }
`
