/** A file that cannot be taken: one sentence for each line that is wrong. */
export class ProductFileError extends Error {
  override readonly name = 'ProductFileError'

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'))
  }
}
