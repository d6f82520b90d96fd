import { useEffect, useRef } from 'react'
import { textFields, textsOf } from '../../../src/shared/quotes'
import { keepDraft, readDraft } from './draft'
import type { FormStore, QuoteValues } from './formStore'
import { withFirstWords } from './useOwnWords'

const elapsedMs = (since: number) => Math.round(performance.now() - since)

/** What the page itself fills in. The draft does not keep it, since the next page may fill in something else. */
type Preset = Pick<QuoteValues, 'requestType' | 'message' | 'isBusiness'>

/**
 * Fills the form with the draft of this tab, and saves what is entered from then on.
 * @param isTypeFixed whether the page leaves no choice of the request type
 * @returns reads for how many milliseconds the form has been open, with the time of the draft
 */
export function useDraft(form: FormStore, preset: Preset, isTypeFixed: boolean): () => number {
  const openedAt = useRef(0)
  const latest = useRef(preset)
  latest.current = preset
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, when the form appears
  useEffect(() => {
    openedAt.current = performance.now()
    const draft = readDraft()
    if (!draft) return
    openedAt.current -= draft.openMs
    for (const field of textFields) {
      const typed = draft.fields[field]
      if (!typed || (field === 'requestType' && isTypeFixed)) continue
      const preselected = field === 'requestType' || field === 'message' ? preset[field] : ''
      const restored = field === 'message' ? withFirstWords(typed, '', preset.message) : typed
      // A field with another value was filled in before the script ran, or by the server.
      if (form.values()[field] === preselected) form.set(field, restored)
    }
    if (draft.isBusiness !== undefined) form.set('isBusiness', draft.isBusiness)
  }, [])
  useEffect(
    () =>
      form.watch(() => {
        const values = form.values()
        const { requestType, message, isBusiness } = latest.current
        const fields = textsOf((field) => values[field])
        if (fields.requestType === requestType) fields.requestType = ''
        fields.message = withFirstWords(fields.message, message, '')
        keepDraft({
          fields,
          ...(values.isBusiness !== isBusiness && { isBusiness: values.isBusiness }),
          openMs: elapsedMs(openedAt.current),
        })
      }),
    [form],
  )
  return () => elapsedMs(openedAt.current)
}
