import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { sentIn } from '../../../src/shared/contactLinks'
import type { FormOutcome } from '../../../src/shared/formOutcome'
import { isTradeType } from '../../../src/shared/quotes'
import { usePageState } from '../../pageState'
import { useHydrated } from '../../useHydrated'
import { createFormStore, type FormStore, noValues, type QuoteValues } from './formStore'

/**
 * The outcome of the form that this page answers. A page reached by navigation answers none. A link to a field
 * has the key of a first page again, so that thanks belong to their own address alone.
 */
export function useFormOutcome(): FormOutcome | undefined {
  const { key, search, hash } = useLocation()
  const { form } = usePageState()
  const isThere = hash === '' || sentIn(new URLSearchParams(search)) !== null
  return key === 'default' && (form?.kind !== 'sent' || isThere) ? form : undefined
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
  const control = document.querySelector('textarea')
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
  // A form reached by navigation is another than the one that is still in the document.
  const isHydrating = !useHydrated() && typeof document !== 'undefined'
  const [form] = useState(() =>
    createFormStore(
      { ...noValues, ...preset, ...valuesOf(outcome), ...(isHydrating && typedMessage()) },
      outcome?.kind === 'refused' ? outcome.problems : {},
    ),
  )
  return form
}
