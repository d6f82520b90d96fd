/** What is built from is wrong; the message says what, and where it came up in the build is of no interest. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
}
