import type { Failure } from '../../../src/shared/formOutcome'
import { type FieldProblem, isRequired, type TextField } from '../../../src/shared/quotes'
import type { it } from './text.it'

export type ContactText = typeof it

/** Why a request failed, and when a new attempt may succeed. */
export function failureWords({ failed }: ContactText, { reason, minutes }: Failure): string {
  const { later, minute, minutes: others } = failed.tooMany
  const time = minutes === 1 ? minute : others.replace('{minutes}', String(minutes))
  return failed[reason].body.replace('{time}', minutes === undefined ? later : time)
}

/** The form's sentence for a problem of a field. */
export function problemText(
  text: ContactText,
  field: TextField | 'items',
  problem: FieldProblem,
): string {
  // A visitor does not type a product's name, and cannot correct it.
  if (field === 'items' && problem !== 'quantity' && problem !== 'tooMany') {
    return text.form.items.refused
  }
  if (problem !== 'required') return text.problems[problem]
  // The phone is required where the visitor asks for an answer by it.
  const hasWords = field !== 'items' && (isRequired(field) || field === 'phone')
  return hasWords ? text.problems.required[field] : text.problems.type
}
