import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { FormOutcome } from '../../../src/shared/formOutcome'
import { isTradeType } from '../../../src/shared/quotes'
import { usePageState } from '../../pageState'
import { createFormStore, type FormStore } from './formStore'
import { noValues, type QuoteValues } from './QuoteValues'

/** The outcome of the form that this page answers. A page reached by navigation answers none. */
export function useFormOutcome(): FormOutcome | undefined {
  const { key } = useLocation()
  const { form } = usePageState()
  return key === 'default' ? form : undefined
}

/** What an earlier attempt without a script had in the form. */
function valuesOf(outcome: FormOutcome | undefined): Partial<QuoteValues> {
  if (!outcome || outcome.kind === 'sent') return {}
  const { values } = outcome
  const isNamed = values.company !== '' || values.vatNumber !== ''
  return { ...values, isBusiness: isNamed || isTradeType(values.requestType) }
}

/**
 * The message, where the visitor has typed into it before the script ran. As React hydrates a textarea
 * whose content is the value that it expects, it writes that over what was typed.
 */
function typedMessage(): Partial<QuoteValues> {
  const control = typeof document === 'undefined' ? null : document.querySelector('textarea')
  return control && control.value !== control.defaultValue ? { message: control.value } : {}
}

/**
 * The form with its first values and problems.
 * @param preset what the page fills in
 * @param outcome the outcome if the form was sent without a script
 */
export function useQuoteForm(
  preset: Partial<QuoteValues>,
  outcome: FormOutcome | undefined,
): FormStore {
  const [form] = useState(() =>
    createFormStore(
      { ...noValues, ...preset, ...valuesOf(outcome), ...typedMessage() },
      outcome?.kind === 'refused' ? outcome.problems : {},
    ),
  )
  return form
}
