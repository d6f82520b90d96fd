import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { apiPaths } from '../../../src/shared/apiPaths'
import { lineIn } from '../../../src/shared/contactLinks'
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
  const form = useForm<ContactValues>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
    defaultValues: { ...noValues, requestType: line ? requestTypeOfLine[line] : '' },
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
  return { form, line, submit, sending }
}
