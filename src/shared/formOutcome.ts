import type { Ticked } from './messageParts'
import type { ItemInput } from './quoteItems'
import type { FieldProblem, TextField } from './quotes'

/** What a visitor had typed when the form came back. */
export type FormValues = Record<TextField, string> & {
  items: ItemInput[]
  ticked: Ticked
}

/** Why a form was neither taken nor refused. */
export interface Failure {
  reason: 'network' | 'tooMany' | 'fault'
  /** Minutes after which a new attempt may succeed. */
  minutes?: number
}

/** @param retryAfter the answer's header, in seconds */
export function failureOf(status: number, retryAfter: unknown): Failure {
  const seconds = Number(retryAfter ?? Number.NaN)
  if (status !== 429) return { reason: 'fault' }
  return {
    reason: 'tooMany',
    ...(seconds > 0 && { minutes: Math.ceil(seconds / 60) }),
  }
}

/** The outcome of a form that was sent without a script. */
export type FormOutcome =
  | { kind: 'sent'; id: string }
  | { kind: 'refused'; values: FormValues; problems: Record<string, FieldProblem> }
  | ({ kind: 'failed'; values: FormValues } & Failure)
