import { OperatorError } from '../core/errors'

/** The most wrong lines that are listed. More of them are mostly one mistake repeated. */
const maxProblems = 50

/** The error of a file that is refused, with a sentence for each wrong line. */
export function wrongFile(...problems: string[]): OperatorError {
  const more = problems.length - maxProblems
  const listed = problems.slice(0, maxProblems)
  if (more > 0) listed.push(`and ${more} lines more`)
  return new OperatorError(['Nothing was imported.', ...listed].join('\n'))
}
