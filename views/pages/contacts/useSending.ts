import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { apiPaths } from '../../../src/shared/apiPaths'
import { lineIn, type Opening, sentPathFor } from '../../../src/shared/contactLinks'
import { type Failure, failureOf } from '../../../src/shared/formOutcome'
import type { Language } from '../../../src/shared/languages'
import { type QuoteItem, quantityIn } from '../../../src/shared/quoteItems'
import type { QuoteReceipt, TextField } from '../../../src/shared/quotes'
import { useToast } from '../../components/toast/ToastProvider'
import { ApiError, apiRequest } from '../../data/api'
import { useReadCache } from '../../data/useRead'
import { useRequestList } from '../../quote/RequestListProvider'
import { itemName, type ListedItem, lastListKey, writeList } from '../../quote/requestList'
import { useLanguage } from '../../text/LanguageProvider'
import { type ContactText, failureWords } from './ContactText'
import { forgetDraft } from './draft'
import type { FormStore } from './formStore'
import { noValues, type QuoteValues } from './QuoteValues'
import { type Refusals, refusalsIn } from './refusals'
import { keepSent } from './sentRequest'

/** What the visitor sends. */
interface Asked {
  values: Omit<QuoteValues, 'isBusiness'>
  items: QuoteItem[]
}

/** The outcome of the last sending. */
type Sending =
  | { kind: 'none' }
  | { kind: 'refused'; refused: Refusals; listed: readonly ListedItem[] }
  | { kind: 'failed'; failure: Failure }

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

/** Empties the form and the draft after success, and the list where it was sent. */
function useForget(form: FormStore, preset: Partial<QuoteValues>) {
  const list = useRequestList()
  const reads = useReadCache()
  return (hasItems: boolean) => {
    form.reset({ ...noValues, isBusiness: preset.isBusiness ?? false })
    forgetDraft()
    if (hasItems) {
      // Storage tells other tabs of a change alone, and this list may be the same as the last.
      writeList([], lastListKey)
      writeList(list.items, lastListKey)
      list.clear()
    }
    reads.invalidate(apiPaths.contacts)
  }
}

/** What is sent: company and VAT number only where the visitor writes as a business. */
function sentValues({ isBusiness, ...values }: QuoteValues): Asked['values'] {
  return isBusiness ? values : { ...values, company: '', vatNumber: '' }
}

/** Why a sending failed: without an answer, the request may have been received. */
function failureIn(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { reason: 'network' }
  return failureOf(error.status, error.retryAfter)
}

/** The refused fields that have not been changed since. */
function useRefusals(form: FormStore, last: Sending): Refusals {
  const { items } = useRequestList()
  const { problems } = form.state()
  if (last.kind !== 'refused') return {}
  const open = Object.entries(last.refused).filter(([field]) =>
    field.startsWith('items') ? last.listed === items : problems[field as TextField]?.isOfServer,
  )
  return Object.fromEntries(open)
}

/**
 * Sends the form, and shows the outcome: after success at an address of its own.
 * @param opening what the page opened for. An appointment has no products
 * @param preset what the page fills in
 * @param elapsedMs returns for how long the form has been open
 */
export function useSending(
  form: FormStore,
  text: ContactText,
  opening: Opening,
  preset: Partial<QuoteValues>,
  elapsedMs: () => number,
) {
  const { language } = useLanguage()
  const showToast = useToast()
  const navigate = useNavigate()
  const list = useRequestList()
  const [last, setLast] = useState(notSent)
  const post = usePost(elapsedMs)
  const forget = useForget(form, preset)
  const submit = form.submit(async (typed) => {
    const listed = opening === 'visit' ? [] : list.items
    const items = askedItems(listed, language)
    // An invalid quantity is reported at its field, and nothing is sent without it.
    if (items.length < listed.length) return
    const asked = { values: sentValues(typed), items }
    setLast(notSent)
    try {
      const { id } = await post(asked)
      keepSent({ ...asked, id, opening })
      forget(items.length > 0)
      navigate(sentPathFor(id, language), { replace: true })
      showToast(text.toast.success)
    } catch (error) {
      const refused = refusalsIn(error)
      const isRefused = Object.keys(refused).length > 0
      const failure = failureIn(error)
      setLast(
        isRefused ? { kind: 'refused', refused, listed: list.items } : { kind: 'failed', failure },
      )
      // When to try again is said in one way.
      const when = failure.reason === 'tooMany' && { description: failureWords(text, failure) }
      const words = isRefused ? text.toast.refused : { ...text.toast.error, ...when }
      showToast({ ...words, variant: 'destructive' })
      form.refuse(refused)
    }
  })
  return {
    submit,
    failure: last.kind === 'failed' ? last.failure : undefined,
    refusals: useRefusals(form, last),
  }
}
