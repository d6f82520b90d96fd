import type { FieldProblem, TextField } from '../../../src/shared/requests'
import type { it } from './text.it'

export type ContactText = typeof it

/** What the form says of a field's problem. */
export function problemText(
  text: ContactText,
  field: TextField | 'items',
  problem: FieldProblem,
): string {
  const {
    required,
    ...others
  }: ContactText['problems'] & { required: Partial<Record<string, string>> } = text.problems
  return problem === 'required' ? (required[field] ?? others.type) : others[problem]
}
