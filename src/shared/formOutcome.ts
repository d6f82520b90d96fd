import type { ItemInput } from './quoteItems'
import type { FieldProblem, TextField } from './quotes'

/** What a visitor had typed when the form came back. */
export type FormValues = Record<TextField, string> & {
  products: string[]
  items: ItemInput[]
}

/** The outcome of a form that was sent without a script. */
export type FormOutcome =
  | { kind: 'sent'; id: string }
  | { kind: 'refused'; values: FormValues; problems: Record<string, FieldProblem> }
  | { kind: 'failed'; values: FormValues }
