/** A source is wrong, as the message says; a stack would not help. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
}
