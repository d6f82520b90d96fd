import { OperatorError } from '../core/errors'

/** Wrong lines that are listed: more of them are mostly one mistake repeated. */
const maxProblems = 50

/** The error of a file that cannot be taken: a sentence for each line that is wrong. */
export function wrongFile(...problems: string[]): OperatorError {
  const more = problems.length - maxProblems
  const listed = problems.slice(0, maxProblems)
  if (more > 0) listed.push(`and ${more} lines more`)
  return new OperatorError(['Nothing was imported.', ...listed].join('\n'))
}
