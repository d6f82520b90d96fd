import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { apiPaths } from '../../../src/shared/apiPaths'
import { lineIn } from '../../../src/shared/contactLinks'
import type { FormOutcome } from '../../../src/shared/formOutcome'
import { type QuoteItem, quantityIn } from '../../../src/shared/quoteItems'
import {
  type QuoteReceipt,
  type QuoteRefusal,
  requestTypeOfLine,
  type TextField,
  textFields,
} from '../../../src/shared/quotes'
import { useToast } from '../../components/toast/ToastProvider'
import { ApiError, apiRequest } from '../../data/api'
import { useReadCache } from '../../data/useRead'
import { usePageState } from '../../pageState'
import { useRequestList } from '../../quote/RequestListProvider'
import { itemName, type ListedItem } from '../../quote/requestList'
import { useLanguage } from '../../text/LanguageProvider'
import { type ContactText, problemText } from './ContactText'
import { forgetDraft } from './draft'
import { summarised } from './ErrorSummary'
import { noValues, type QuoteValues } from './QuoteValues'
import { useDraft } from './useDraft'

/** What became of the form that this page answers; a page reached by navigation answers none. */
export function useFormOutcome(): FormOutcome | undefined {
  const { key } = useLocation()
  const { form } = usePageState()
  return key === 'default' ? form : undefined
}

/** What the server refused, in the shape of the form's own problems. */
function errorsOf(text: ContactText, refused: QuoteRefusal['fields']) {
  const errors = textFields.flatMap((field) => {
    const problem = refused[field]
    return problem
      ? [[field, { type: 'server', message: problemText(text, field, problem) }] as const]
      : []
  })
  return Object.fromEntries(errors)
}

/** What the server refused, by field: `items.2` is the third product. Nothing after a failure. */
function refusedFields(error: unknown): QuoteRefusal['fields'] {
  if (!(error instanceof ApiError) || error.status !== 400) return {}
  try {
    const { fields } = JSON.parse(error.body) as QuoteRefusal
    const isOwn = (field: string) => summarised.some((own) => own === field.split('.')[0])
    return Object.fromEntries(Object.entries(fields).filter(([field]) => isOwn(field)))
  } catch {
    return {}
  }
}

/** What the visitor sends. */
export interface Asked {
  values: QuoteValues
  items: QuoteItem[]
}

/** What became of what was sent last. */
type Sending =
  | { kind: 'none' }
  | { kind: 'sent'; asked: Asked; receipt: QuoteReceipt }
  | { kind: 'failed'; refused: QuoteRefusal['fields']; listed: readonly ListedItem[] }

const notSent: Sending = { kind: 'none' }

/** The form's state, its way to the server, and what comes back. */
export function useQuoteForm(text: ContactText) {
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  const line = lineIn(new URLSearchParams(search))
  const showToast = useToast()
  const reads = useReadCache()
  const list = useRequestList()
  const openedAt = useRef(0)
  useEffect(() => {
    openedAt.current = performance.now()
  }, [])
  const outcome = useFormOutcome()
  const typed = outcome && outcome.kind !== 'sent' ? outcome.values : undefined
  const requestType = line ? requestTypeOfLine[line] : ''
  const defaultValues = { ...noValues, requestType, ...typed }
  const form = useForm<QuoteValues>({
    // `QuoteForm` does: the products, which are none of these fields, come first.
    shouldFocusError: false,
    defaultValues,
    errors: useMemo(
      () => errorsOf(text, outcome?.kind === 'refused' ? outcome.problems : {}),
      [text, outcome],
    ),
  })
  useDraft(form, requestType, openedAt, outcome?.kind === 'sent')
  const [last, setLast] = useState(notSent)
  const send = async (asked: Asked): Promise<void> => {
    setLast(notSent)
    try {
      const response = await apiRequest('POST', apiPaths.contacts, {
        ...asked.values,
        items: asked.items,
        language,
        page: pathname,
        line,
        elapsedMs: Math.round(performance.now() - openedAt.current),
      })
      const receipt: QuoteReceipt = await response.json()
      setLast({ kind: 'sent', asked, receipt })
      showToast(text.toast.success)
      form.reset({ ...noValues })
      forgetDraft()
      list.clear()
      reads.invalidate(apiPaths.contacts)
    } catch (error) {
      const refused = refusedFields(error)
      setLast({ kind: 'failed', refused, listed: list.items })
      const isRefused = Object.keys(refused).length > 0
      showToast({ ...text.toast[isRefused ? 'refused' : 'error'], variant: 'destructive' })
      for (const [field, problem] of Object.entries(errorsOf(text, refused))) {
        form.setError(field as TextField, problem)
      }
    }
  }
  const submit = form.handleSubmit((values) => {
    const items = list.items.flatMap((item) => {
      const quantity = quantityIn(item.quantity)
      return quantity === undefined ? [] : [{ product: itemName(item, language), quantity }]
    })
    // What is no quantity is told at its field, and nothing goes without it.
    return items.length === list.items.length ? send({ values, items }) : undefined
  })
  const failed = last.kind === 'failed' ? last : undefined
  const refused = Object.entries(failed?.refused ?? {})
  /** Of what the last answer refused, that which is still as it was. */
  const open = refused.filter(([field]) =>
    field.startsWith('items')
      ? failed?.listed === list.items
      : form.formState.errors[field as TextField]?.type === 'server',
  )
  return {
    form,
    line,
    submit,
    sent: last.kind === 'sent' ? last : undefined,
    /** Lets the form be filled in once more. */
    again: () => setLast(notSent),
    failed: failed !== undefined && refused.length === 0,
    refusals: Object.fromEntries(open),
    outcome,
    defaultValues,
  }
}
