import { type TextField, textFields } from '../../../src/shared/quotes'
import { readStoredJson, writeStored } from '../../storage'

/** What a visitor has entered and not sent yet. */
interface Draft {
  fields: Partial<Record<TextField, string>>
  /** Whether the visitor writes as a business, where that differs from what the page ticks. */
  isBusiness?: boolean
  /** Milliseconds that the form has been open so far. */
  openMs: number
}

const draftKey = 'contact-draft'

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** A draft from storage, which any script may have written. Values that are no texts are left out. */
export function draftOf(draft: unknown): Draft | undefined {
  if (!isObject(draft) || !isObject(draft.fields)) return undefined
  const { fields, isBusiness, openMs } = draft
  const texts = textFields.flatMap((field) => {
    const text = fields[field]
    return typeof text === 'string' ? [[field, text] as const] : []
  })
  const isTime = typeof openMs === 'number' && openMs >= 0
  return {
    fields: Object.fromEntries(texts),
    ...(typeof isBusiness === 'boolean' && { isBusiness }),
    openMs: isTime ? openMs : 0,
  }
}

/** The draft of this tab; undefined if there is none, or storage is closed. */
export function readDraft(): Draft | undefined {
  return draftOf(readStoredJson('sessionStorage', draftKey))
}

export function forgetDraft(): void {
  writeStored('sessionStorage', draftKey, null)
}

/** Keeps a draft for this tab; an empty one is forgotten. */
export function keepDraft(draft: Draft): void {
  const isEmpty =
    draft.isBusiness === undefined && textFields.every((field) => !draft.fields[field])
  writeStored('sessionStorage', draftKey, isEmpty ? null : JSON.stringify(draft))
}
