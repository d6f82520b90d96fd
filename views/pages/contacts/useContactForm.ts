import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { apiPaths } from '../../../src/shared/apiPaths'
import { lineIn } from '../../../src/shared/contactLinks'
import type { FormOutcome } from '../../../src/shared/formOutcome'
import {
  honeypotField,
  type RequestField,
  type RequestReceipt,
  type RequestRefusal,
  requestFields,
  requestTypeOfLine,
} from '../../../src/shared/requests'
import { useToast } from '../../components/toast/ToastProvider'
import { ApiError, apiRequest } from '../../data/api'
import { usePageState } from '../../pageState'
import { useLanguage } from '../../text/LanguageProvider'
import { type ContactText, problemText } from './ContactText'

export type ContactValues = Record<RequestField | typeof honeypotField, string> & {
  products: string[]
}

const noValues: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  requestType: '',
  message: '',
  [honeypotField]: '',
  products: [],
}

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
    const refused = requestFields.flatMap((field) => {
      const problem = outcome.problems[field]
      return problem
        ? [[field, { type: 'server', message: problemText(text, field, problem) }] as const]
        : []
    })
    return Object.fromEntries(refused)
  }, [text, outcome])
}

/** The fields that the server refused, where its answer names any. */
function refusedFields(error: unknown): RequestRefusal['fields'] {
  if (!(error instanceof ApiError) || error.status !== 400) return {}
  try {
    return (JSON.parse(error.body) as RequestRefusal).fields ?? {}
  } catch {
    return {}
  }
}

/** Puts the server's problems at their fields, the focus on the first of them. */
function showRefusals(form: UseFormReturn<ContactValues>, text: ContactText, error: unknown): void {
  const refused = refusedFields(error)
  const fields = requestFields.filter((field) => refused[field])
  for (const [index, field] of fields.entries()) {
    const problem = refused[field]
    if (!problem) continue
    form.setError(
      field,
      { type: 'server', message: problemText(text, field, problem) },
      { shouldFocus: index === 0 },
    )
  }
}

/** The form's state, its way to the server, and what comes back. */
export function useContactForm(text: ContactText) {
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  const line = lineIn(new URLSearchParams(search))
  const showToast = useToast()
  const queryClient = useQueryClient()
  const openedAt = useRef(0)
  useEffect(() => {
    openedAt.current = performance.now()
  }, [])
  const outcome = useFormOutcome()
  const typed = outcome && outcome.kind !== 'sent' ? outcome.values : undefined
  const defaultValues = {
    ...noValues,
    requestType: line ? requestTypeOfLine[line] : '',
    ...typed,
  }
  const form = useForm<ContactValues>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
    defaultValues,
    errors: useRefusals(text, outcome),
  })
  const sending = useMutation({
    mutationFn: async (values: ContactValues): Promise<RequestReceipt> => {
      const response = await apiRequest('POST', apiPaths.contacts, {
        ...values,
        language,
        page: pathname,
        line,
        elapsedMs: Math.round(performance.now() - openedAt.current),
      })
      return await response.json()
    },
    onSuccess: () => {
      showToast(text.toast.success)
      form.reset({ ...noValues })
      return queryClient.invalidateQueries({ queryKey: [apiPaths.contacts] })
    },
    onError: (error) => {
      showToast({ ...text.toast.error, variant: 'destructive' })
      showRefusals(form, text, error)
    },
  })
  const submit = form.handleSubmit((values) => sending.mutateAsync(values).catch(() => undefined))
  return { form, line, submit, sending, outcome, defaultValues }
}
