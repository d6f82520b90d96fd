import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { textFields, textsOf } from '../../../src/shared/quotes'
import { forgetDraft, keepDraft, readDraft } from './draft'
import type { QuoteValues } from './QuoteValues'

const elapsedMs = (since: number) => Math.round(performance.now() - since)

/**
 * Fills the form with the draft of this tab, and saves what is entered from then on.
 * @param requestType the type that the page preselects, which the draft does not keep
 * @returns reads for how many milliseconds the form has been open, with the time of the draft
 */
export function useDraft(
  form: UseFormReturn<QuoteValues>,
  requestType: string,
  isSent: boolean,
): () => number {
  const openedAt = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, when the form appears
  useEffect(() => {
    openedAt.current = performance.now()
    if (isSent) forgetDraft()
    const draft = readDraft()
    if (!draft) return
    openedAt.current -= draft.openMs
    for (const field of textFields) {
      const typed = draft.fields[field]
      const preselected = field === 'requestType' ? requestType : ''
      // A field with another value was filled in before the script ran, or by the server.
      if (typed && form.getValues(field) === preselected) form.setValue(field, typed)
    }
  }, [])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const fields = textsOf((field) => values[field])
          if (fields.requestType === requestType) fields.requestType = ''
          keepDraft({
            fields,
            openMs: elapsedMs(openedAt.current),
          })
        },
      }),
    [form, requestType],
  )
  return () => elapsedMs(openedAt.current)
}
