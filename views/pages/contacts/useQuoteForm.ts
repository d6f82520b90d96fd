import { useMemo } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type { FormOutcome } from '../../../src/shared/formOutcome'
import { usePageState } from '../../pageState'
import type { ContactText } from './ContactText'
import { noValues, type QuoteValues } from './QuoteValues'
import { errorsOf } from './refusals'

/** The outcome of the form that this page answers. A page reached by navigation answers none. */
export function useFormOutcome(): FormOutcome | undefined {
  const { key } = useLocation()
  const { form } = usePageState()
  return key === 'default' ? form : undefined
}

/**
 * The form with its first values and problems.
 * @param outcome the outcome if the form was sent without a script
 */
export function useQuoteForm(
  text: ContactText,
  requestType: string,
  outcome: FormOutcome | undefined,
): UseFormReturn<QuoteValues> {
  return useForm<QuoteValues>({
    // `QuoteForm` focuses the first problem: the products come first, and are none of these fields.
    shouldFocusError: false,
    defaultValues: {
      ...noValues,
      requestType,
      ...(outcome?.kind !== 'sent' && outcome?.values),
    },
    errors: useMemo(
      () => Object.fromEntries(errorsOf(text, outcome?.kind === 'refused' ? outcome.problems : {})),
      [text, outcome],
    ),
  })
}
