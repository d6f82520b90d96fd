import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { apiPaths } from '../../../src/shared/apiPaths'
import { lineIn, type Opening, sentPathFor } from '../../../src/shared/contactLinks'
import { type Failure, failureOf } from '../../../src/shared/formOutcome'
import type { Language } from '../../../src/shared/languages'
import { type QuoteItem, quantityIn } from '../../../src/shared/quoteItems'
import type { QuoteReceipt, QuoteRefusal, TextField } from '../../../src/shared/quotes'
import { useToast } from '../../components/toast/ToastProvider'
import { ApiError, apiRequest } from '../../data/api'
import { useReadCache } from '../../data/useRead'
import { useRequestList } from '../../quote/RequestListProvider'
import { itemName, type ListedItem, lastListKey, writeList } from '../../quote/requestList'
import { useLanguage } from '../../text/LanguageProvider'
import { type ContactText, failureWords } from './ContactText'
import { forgetDraft } from './draft'
import { summarised } from './ErrorSummary'
import { type FormStore, noValues, type QuoteValues } from './formStore'
import { keepSent } from './sentRequest'

/** What the server refused, by field: `items.2` is the third product. */
export type Refusals = QuoteRefusal['fields']

/** The outcome of a sending in vain. */
type InVain = { refused: Refusals; listed: readonly ListedItem[] } | { failure: Failure }

/** The items to send, without those whose quantity is invalid. */
function askedItems(listed: readonly ListedItem[], language: Language): QuoteItem[] {
  return listed.flatMap((item) => {
    const quantity = quantityIn(item.quantity)
    return quantity === undefined ? [] : [{ product: itemName(item, language), quantity }]
  })
}

/** What is sent: company and VAT number only where the visitor writes as a business. */
function sentValues({ isBusiness, ...values }: QuoteValues): Omit<QuoteValues, 'isBusiness'> {
  return isBusiness ? values : { ...values, company: '', vatNumber: '' }
}

/** The refused fields of an error of the API; none if the error is a failure. */
function refusalsIn(error: unknown): Refusals {
  if (!(error instanceof ApiError) || error.status !== 400) return {}
  try {
    const { fields } = JSON.parse(error.body) as QuoteRefusal
    const isOwn = (field: string) => summarised.some((own) => own === field.split('.')[0])
    return Object.fromEntries(Object.entries(fields).filter(([field]) => isOwn(field)))
  } catch {
    return {}
  }
}

/** Why a sending failed: without an answer, the request may have been received. */
function failureIn(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { reason: 'network' }
  return failureOf(error.status, error.retryAfter)
}

/** The refused fields that have not been changed since. */
function useRefusals(form: FormStore, last: InVain | undefined): Refusals {
  const { items } = useRequestList()
  const { problems } = form.state()
  if (!last || !('refused' in last)) return {}
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
  const { pathname, search } = useLocation()
  const showToast = useToast()
  const navigate = useNavigate()
  const list = useRequestList()
  const reads = useReadCache()
  const [last, setLast] = useState<InVain>()
  const forgetList = () => {
    // Storage tells other tabs of a change alone, and this list may be the same as the last.
    writeList([], lastListKey)
    writeList(list.items, lastListKey)
    list.clear()
  }
  const submit = form.submit(async (typed) => {
    const listed = opening === 'visit' ? [] : list.items
    const items = askedItems(listed, language)
    // An invalid quantity is reported at its field, and nothing is sent without it.
    if (items.length < listed.length) return
    const values = sentValues(typed)
    setLast(undefined)
    try {
      const response = await apiRequest('POST', apiPaths.contacts, {
        ...values,
        items,
        language,
        page: pathname,
        line: lineIn(new URLSearchParams(search)),
        elapsedMs: elapsedMs(),
      })
      const { id }: QuoteReceipt = await response.json()
      keepSent({ values, items, id, opening })
      form.reset({ ...noValues, isBusiness: preset.isBusiness ?? false })
      forgetDraft()
      if (items.length > 0) forgetList()
      reads.invalidate(apiPaths.contacts)
      navigate(sentPathFor(id, language), { replace: true })
      showToast(text.toast.success)
    } catch (error) {
      const refused = refusalsIn(error)
      const isRefused = Object.keys(refused).length > 0
      const failure = failureIn(error)
      setLast(isRefused ? { refused, listed: list.items } : { failure })
      // When to try again is said in one way.
      const when = failure.reason === 'tooMany' && { description: failureWords(text, failure) }
      const words = isRefused ? text.toast.refused : { ...text.toast.error, ...when }
      showToast({ ...words, variant: 'destructive' })
      form.refuse(refused)
    }
  })
  return {
    submit,
    failure: last && 'failure' in last ? last.failure : undefined,
    refusals: useRefusals(form, last),
  }
}
