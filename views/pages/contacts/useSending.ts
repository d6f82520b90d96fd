import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { apiPaths } from '../../../src/shared/apiPaths'
import { lineIn } from '../../../src/shared/contactLinks'
import type { Language } from '../../../src/shared/languages'
import { type QuoteItem, quantityIn } from '../../../src/shared/quoteItems'
import type { QuoteReceipt, TextField } from '../../../src/shared/quotes'
import { useToast } from '../../components/toast/ToastProvider'
import { apiRequest } from '../../data/api'
import { useReadCache } from '../../data/useRead'
import { useRequestList } from '../../quote/RequestListProvider'
import { itemName, type ListedItem } from '../../quote/requestList'
import { useLanguage } from '../../text/LanguageProvider'
import type { ContactText } from './ContactText'
import { forgetDraft } from './draft'
import { noValues, type QuoteValues } from './QuoteValues'
import { errorsOf, type Refusals, refusalsIn } from './refusals'

/** What the visitor sends. */
export interface Asked {
  values: QuoteValues
  items: QuoteItem[]
}

/** The outcome of the last sending. */
type Sending =
  | { kind: 'none' }
  | { kind: 'sent'; asked: Asked; receipt: QuoteReceipt }
  | { kind: 'failed'; refused: Refusals; listed: readonly ListedItem[] }

const notSent: Sending = { kind: 'none' }

/** The items to send, without those whose quantity is invalid. */
function askedItems(listed: readonly ListedItem[], language: Language): QuoteItem[] {
  return listed.flatMap((item) => {
    const quantity = quantityIn(item.quantity)
    return quantity === undefined ? [] : [{ product: itemName(item, language), quantity }]
  })
}

/** Posts a request, with what the page itself knows. */
function usePost(elapsedMs: () => number): (asked: Asked) => Promise<QuoteReceipt> {
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  return async ({ values, items }) => {
    const response = await apiRequest('POST', apiPaths.contacts, {
      ...values,
      items,
      language,
      page: pathname,
      line: lineIn(new URLSearchParams(search)),
      elapsedMs: elapsedMs(),
    })
    return await response.json()
  }
}

/** Empties the form, the draft and the list after success. */
function useForget(form: UseFormReturn<QuoteValues>): () => void {
  const list = useRequestList()
  const reads = useReadCache()
  return () => {
    form.reset({ ...noValues })
    forgetDraft()
    list.clear()
    reads.invalidate(apiPaths.contacts)
  }
}

/** The refused fields that have not been changed since. */
function useRefusals(form: UseFormReturn<QuoteValues>, last: Sending): Refusals {
  const { items } = useRequestList()
  const { errors } = form.formState
  if (last.kind !== 'failed') return {}
  const open = Object.entries(last.refused).filter(([field]) =>
    field.startsWith('items')
      ? last.listed === items
      : errors[field as TextField]?.type === 'server',
  )
  return Object.fromEntries(open)
}

/**
 * Sends the form, and shows the outcome.
 * @param elapsedMs returns for how long the form has been open
 */
export function useSending(
  form: UseFormReturn<QuoteValues>,
  text: ContactText,
  elapsedMs: () => number,
) {
  const { language } = useLanguage()
  const showToast = useToast()
  const list = useRequestList()
  const [last, setLast] = useState(notSent)
  const post = usePost(elapsedMs)
  const forget = useForget(form)
  const submit = form.handleSubmit(async (values) => {
    const items = askedItems(list.items, language)
    // An invalid quantity is reported at its field, and nothing is sent without it.
    if (items.length < list.items.length) return
    const asked = { values, items }
    setLast(notSent)
    try {
      setLast({ kind: 'sent', asked, receipt: await post(asked) })
      showToast(text.toast.success)
      forget()
    } catch (error) {
      const refused = refusalsIn(error)
      setLast({ kind: 'failed', refused, listed: list.items })
      const isRefused = Object.keys(refused).length > 0
      showToast({ ...text.toast[isRefused ? 'refused' : 'error'], variant: 'destructive' })
      for (const [field, problem] of errorsOf(text, refused)) form.setError(field, problem)
    }
  })
  return {
    submit,
    sent: last.kind === 'sent' ? last : undefined,
    /** Whether sending failed, rather than being refused. */
    failed: last.kind === 'failed' && Object.keys(last.refused).length === 0,
    refusals: useRefusals(form, last),
    /** Shows the empty form again. */
    again: () => setLast(notSent),
  }
}
