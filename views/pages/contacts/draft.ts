import { type TextField, textFields } from '../../../src/shared/requests'

/** What a visitor has entered and not sent yet. */
export interface Draft {
  fields: Partial<Record<TextField, string>>
  /** Milliseconds that the form has been open so far. */
  openMs: number
}

const draftKey = 'contact-draft'

/** The draft of this tab; undefined where there is none, or storage is closed. */
export function readDraft(): Draft | undefined {
  try {
    const draft = JSON.parse(window.sessionStorage.getItem(draftKey) ?? 'null')
    return draft?.fields ? draft : undefined
  } catch {
    return undefined
  }
}

export function forgetDraft(): void {
  try {
    window.sessionStorage.removeItem(draftKey)
  } catch {
    // Where storage is closed there is no draft.
  }
}

/** Keeps a draft for this tab; an empty one is forgotten. */
export function keepDraft(draft: Draft): void {
  const isEmpty = textFields.every((field) => !draft.fields[field])
  try {
    if (isEmpty) forgetDraft()
    else window.sessionStorage.setItem(draftKey, JSON.stringify(draft))
  } catch {
    // Where storage is closed the form keeps what is typed for as long as it is shown.
  }
}
