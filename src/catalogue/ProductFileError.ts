/** Wrong lines that are listed: more of them are mostly one mistake repeated. */
const maxProblems = 50

/** A file that cannot be taken: one sentence for each line that is wrong. */
export class ProductFileError extends Error {
  override readonly name = 'ProductFileError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    const more = problems.length - maxProblems
    const listed = problems.slice(0, maxProblems)
    const told = more > 0 ? [...listed, `and ${more} lines more`] : listed
    super(told.join('\n'))
    this.problems = told
  }
}
