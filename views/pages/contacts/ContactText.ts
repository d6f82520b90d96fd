import type { FieldProblem, RequestField } from '../../../src/shared/requests'
import type { it } from './text.it'

export type ContactText = typeof it

/** What the form says of a field's problem. */
export function problemText(text: ContactText, field: RequestField, problem: FieldProblem): string {
  return problem === 'required' ? text.problems.required[field] : text.problems[problem]
}
