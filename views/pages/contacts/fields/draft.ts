import { readStoredJson, writeStored } from '../../../storage'
import type { Typed } from './entered'

const key = 'contact-draft'

/** The draft of this tab. Any script may have written it: what is no text is left out. */
export function readDraft(): { typed: Typed; openMs: number } {
  const { typed, openMs }: Record<string, unknown> = Object(readStoredJson('sessionStorage', key))
  const texts = Object.entries(Object(typed)).flatMap(([id, value]) =>
    typeof value === 'string' ? [[id, value] as const] : [],
  )
  return {
    typed: Object.fromEntries(texts),
    openMs: typeof openMs === 'number' && openMs > 0 ? openMs : 0,
  }
}

/** @param openMs for how long the form has been open */
export function writeDraft(typed: Typed, openMs: number): void {
  const draft = Object.keys(typed).length === 0 ? null : JSON.stringify({ typed, openMs })
  writeStored('sessionStorage', key, draft)
}

export const forgetDraft = () => writeDraft({}, 0)
