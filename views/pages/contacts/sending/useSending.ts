import { type SyntheticEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { apiPaths } from '../../../../src/shared/apiPaths'
import { lineIn, type Purpose, sentPathFor } from '../../../../src/shared/contactLinks'
import { type Failure, failureOf } from '../../../../src/shared/formOutcome'
import { productName } from '../../../../src/shared/products'
import { quantityIn } from '../../../../src/shared/quoteItems'
import { honeypotField, type QuoteReceipt, type QuoteRefusal } from '../../../../src/shared/quotes'
import { useToast } from '../../../components/toast/ToastProvider'
import { ApiError, apiRequest } from '../../../data/api'
import { useReadCache } from '../../../data/useRead'
import { useQuoteList } from '../../../quote/QuoteListProvider'
import { lastListKey, writeList } from '../../../quote/quoteList'
import { useLanguage } from '../../../text/LanguageProvider'
import { failureWords } from '../ContactText'
import { useContactText } from '../ContactTextProvider'
import { forgetDraft } from '../fields/draft'
import { summarised } from '../fields/ErrorSummary'
import type { Problems } from '../fields/fieldRules'
import type { Entries } from '../fields/useEntries'
import type { Asked } from '../purposes'
import { keepSent } from './sentRequest'
import { isAbout, useProblems } from './useProblems'
import { writtenRequest } from './writtenRequest'

/** The refused fields of an error of the API; none if the error is a failure. */
function refusalsIn(error: unknown): Problems {
  if (!(error instanceof ApiError) || error.status !== 400) return {}
  try {
    const { fields } = JSON.parse(error.body) as QuoteRefusal
    const isOwn = (field: string) => summarised.some((own) => isAbout(own, field))
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

/**
 * Checks the form and sends it, and shows the outcome: after success at an address of its own.
 * @param questions those that the page asks beside the fields
 */
export function useSending(entries: Entries, purpose: Purpose, questions: readonly Asked[]) {
  const { language } = useLanguage()
  const text = useContactText()
  const { pathname, search } = useLocation()
  const showToast = useToast()
  const navigate = useNavigate()
  const list = useQuoteList()
  const reads = useReadCache()
  const listed = purpose === 'visit' ? [] : list.items
  const written = writtenRequest(entries, text, purpose, questions)
  const { values, isNumberNeeded } = written
  const { found, report, endAttempt, ...state } = useProblems(written, listed)
  const [failure, setFailure] = useState<Failure>()
  const [isSending, setIsSending] = useState(false)

  const items = listed.map((item) => ({
    product: productName(item, language),
    quantity: quantityIn(item.quantity) ?? 0,
  }))

  const showSent = (id: string) => {
    keepSent({ values, items, id, purpose })
    forgetDraft()
    if (items.length > 0) {
      writeList(list.items, lastListKey)
      // What has been added meanwhile, in another tab, stays.
      for (const { name } of list.items) list.remove(name)
    }
    // The API's contract has it, though no page reads the list of requests.
    reads.invalidate(apiPaths.contacts)
    navigate(sentPathFor(id, language), { replace: true })
    showToast(text.toast.success)
  }

  const showNotSent = (error: unknown) => {
    const fields = refusalsIn(error)
    const isRefused = Object.keys(fields).length > 0
    const why = failureIn(error)
    if (isRefused) report(fields, fields)
    else setFailure(why)
    // Toast and panel name the same time for a new attempt.
    const when = why.reason === 'tooMany' && { description: failureWords(text, why) }
    const words = isRefused ? text.toast.refused : { ...text.toast.error, ...when }
    showToast({ ...words, variant: 'destructive' })
  }

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    report(found)
    if (Object.keys(found).length > 0) return endAttempt()
    setIsSending(true)
    setFailure(undefined)
    try {
      const response = await apiRequest('POST', apiPaths.contacts, {
        ...values,
        [honeypotField]: entries.value(honeypotField),
        items,
        language,
        page: pathname + search,
        line: lineIn(new URLSearchParams(search)),
        elapsedMs: entries.elapsedMs(),
      })
      const { id }: QuoteReceipt = await response.json()
      showSent(id)
    } catch (error) {
      showNotSent(error)
    } finally {
      setIsSending(false)
      endAttempt()
    }
  }
  return { ...state, submit, isSending, failure, isNumberNeeded, values }
}
