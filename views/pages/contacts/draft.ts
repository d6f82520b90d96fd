import { type TextField, textFields } from '../../../src/shared/quotes'

/** What a visitor has entered and not sent yet. */
interface Draft {
  fields: Partial<Record<TextField, string>>
  /** Milliseconds that the form has been open so far. */
  openMs: number
}

const draftKey = 'contact-draft'

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** A draft from storage, which any script may have written. Values that are no texts are left out. */
export function parseDraft(stored: string): Draft | undefined {
  const draft: unknown = JSON.parse(stored)
  if (!isObject(draft) || !isObject(draft.fields)) return undefined
  const { fields, openMs } = draft
  const texts = textFields.flatMap((field) => {
    const text = fields[field]
    return typeof text === 'string' ? [[field, text] as const] : []
  })
  const isTime = typeof openMs === 'number' && openMs >= 0
  return { fields: Object.fromEntries(texts), openMs: isTime ? openMs : 0 }
}

/** The draft of this tab; undefined if there is none, or storage is closed. */
export function readDraft(): Draft | undefined {
  try {
    return parseDraft(window.sessionStorage.getItem(draftKey) ?? 'null')
  } catch {
    return undefined
  }
}

export function forgetDraft(): void {
  try {
    window.sessionStorage.removeItem(draftKey)
  } catch {
    // If storage is closed, there is no draft.
  }
}

/** Keeps a draft for this tab; an empty one is forgotten. */
export function keepDraft(draft: Draft): void {
  const isEmpty = textFields.every((field) => !draft.fields[field])
  try {
    if (isEmpty) forgetDraft()
    else window.sessionStorage.setItem(draftKey, JSON.stringify(draft))
  } catch {
    // If storage is closed, the form keeps what is typed for as long as it is shown.
  }
}
