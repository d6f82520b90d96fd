import { useEffect, useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { apiPaths } from '../../../src/shared/apiPaths'
import { lineIn } from '../../../src/shared/contactLinks'
import type { FormOutcome } from '../../../src/shared/formOutcome'
import type { RequestedItem } from '../../../src/shared/requestItems'
import {
  type FieldProblem,
  type RequestReceipt,
  type RequestRefusal,
  requestTypeOfLine,
  type TextField,
  textFields,
} from '../../../src/shared/requests'
import { useToast } from '../../components/toast/ToastProvider'
import { ApiError, apiRequest } from '../../data/api'
import { useReadCache } from '../../data/useRead'
import { usePageState } from '../../pageState'
import { useRequestList } from '../../quote/RequestListProvider'
import { itemName } from '../../quote/requestList'
import { useLanguage } from '../../text/LanguageProvider'
import { type ContactText, problemText } from './ContactText'
import { type ContactValues, noValues } from './ContactValues'
import { forgetDraft } from './draft'
import { useDraft } from './useDraft'

/** What became of the form that this page answers; a page reached by navigation answers none. */
export function useFormOutcome(): FormOutcome | undefined {
  const { key } = useLocation()
  const { form } = usePageState()
  return key === 'default' ? form : undefined
}

/** The problems of a refused form in the shape of the form's own. */
function useRefusals(text: ContactText, outcome: FormOutcome | undefined) {
  return useMemo(() => {
    if (outcome?.kind !== 'refused') return {}
    const refused = textFields.flatMap((field) => {
      const problem = outcome.problems[field]
      return problem
        ? [[field, { type: 'server', message: problemText(text, field, problem) }] as const]
        : []
    })
    return Object.fromEntries(refused)
  }, [text, outcome])
}

/** The form's fields that the server refused and what is wrong with each; none after a failure. */
function refusedFields(error: unknown): [TextField, FieldProblem][] {
  if (!(error instanceof ApiError) || error.status !== 400) return []
  try {
    const { fields } = JSON.parse(error.body) as RequestRefusal
    return textFields.flatMap((field) => (fields[field] ? [[field, fields[field]]] : []))
  } catch {
    return []
  }
}

/** Puts the server's problems at their fields, the focus on the first of them. */
function showRefusals(form: UseFormReturn<ContactValues>, text: ContactText, error: unknown): void {
  for (const [index, [field, problem]] of refusedFields(error).entries()) {
    form.setError(
      field,
      { type: 'server', message: problemText(text, field, problem) },
      { shouldFocus: index === 0 },
    )
  }
}

/** What the visitor sends. */
export interface Asked {
  values: ContactValues
  items: RequestedItem[]
}

/** What became of what was sent last. */
type Sending =
  | { kind: 'none' }
  | { kind: 'sent'; asked: Asked; receipt: RequestReceipt }
  | { kind: 'failed'; error: unknown }

const notSent: Sending = { kind: 'none' }

/** The form's state, its way to the server, and what comes back. */
export function useContactForm(text: ContactText) {
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
  const form = useForm<ContactValues>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
    defaultValues,
    errors: useRefusals(text, outcome),
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
      const receipt: RequestReceipt = await response.json()
      setLast({ kind: 'sent', asked, receipt })
      showToast(text.toast.success)
      form.reset({ ...noValues })
      forgetDraft()
      list.clear()
      reads.invalidate(apiPaths.contacts)
    } catch (error) {
      setLast({ kind: 'failed', error })
      const isRefused = refusedFields(error).length > 0
      showToast({ ...text.toast[isRefused ? 'refused' : 'error'], variant: 'destructive' })
      showRefusals(form, text, error)
    }
  }
  const submit = form.handleSubmit((values) => {
    const items = list.items.map((item) => ({
      product: itemName(item, language),
      quantity: item.quantity,
    }))
    return send({ values, items })
  })
  const refused = last.kind === 'failed' ? refusedFields(last.error) : []
  /** Of the fields that the last answer refused, those that are still as they were. */
  const open = refused.filter(([field]) => form.formState.errors[field]?.type === 'server')
  return {
    form,
    line,
    submit,
    sent: last.kind === 'sent' ? last : undefined,
    /** Lets the form be filled in once more. */
    again: () => setLast(notSent),
    failed: last.kind === 'failed' && refused.length === 0,
    refusals: Object.fromEntries(open),
    outcome,
    defaultValues,
  }
}
