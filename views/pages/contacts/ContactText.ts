import { type FieldProblem, isRequired, type TextField } from '../../../src/shared/quotes'
import type { it } from './text.it'

export type ContactText = typeof it

/** What the form says of a field's problem. */
export function problemText(
  text: ContactText,
  field: TextField | 'items',
  problem: FieldProblem,
): string {
  // Nobody has typed a product's name.
  if (field === 'items' && problem !== 'quantity' && problem !== 'tooMany') {
    return text.form.items.refused
  }
  if (problem !== 'required') return text.problems[problem]
  return field !== 'items' && isRequired(field) ? text.problems.required[field] : text.problems.type
}
