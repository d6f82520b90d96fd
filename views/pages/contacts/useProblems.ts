import { useEffect, useMemo, useRef } from 'react'
import type { FormOutcome } from '../../../src/shared/formOutcome'
import { quantityIn } from '../../../src/shared/quoteItems'
import type { FieldProblem } from '../../../src/shared/quotes'
import { useRequestList } from '../../quote/RequestListProvider'
import type { ContactText } from './ContactText'
import { summaryId } from './ErrorSummary'
import { type FormStore, useFormValue } from './formStore'
import { useNeedsNumber } from './useNeedsNumber'
import type { Refusals } from './useSending'

type Found = Record<string, FieldProblem>

/** Leaves out the problems that a tick has taken away: of fields that are no longer shown, or no longer needed. */
function useStillAsked(form: FormStore, text: ContactText): (found: Found) => Found {
  const isBusiness = useFormValue(form, 'isBusiness')
  // The server has looked at the ticks itself.
  const isNumberNeeded = useNeedsNumber(form, text) !== false
  return ({ company, vatNumber, phone, ...found }) => ({
    ...found,
    ...(isBusiness && company && { company }),
    ...(isBusiness && vatNumber && { vatNumber }),
    ...(phone && (isNumberNeeded || phone !== 'required') && { phone }),
  })
}

/**
 * What is to be mended of the form as it was last sent, by field. It stays as it is, so that no field moves while
 * it is mended, until nothing is left of it; then it is gone until the form is sent again.
 * @param hasItems whether the products are part of the form
 */
export function useProblems(
  form: FormStore,
  text: ContactText,
  hasItems: boolean,
  outcome: FormOutcome | undefined,
  refusals: Refusals,
): Found | undefined {
  const { items } = useRequestList()
  const { problems, isSubmitted, submitCount } = form.state()
  const stillAsked = useStillAsked(form, text)
  const [refusedItem] = Object.entries(refusals).filter(([field]) => field.startsWith('items'))
  const isQuantityWrong =
    hasItems && items.some(({ quantity }) => quantityIn(quantity) === undefined)
  const current = stillAsked({
    ...Object.fromEntries(Object.entries(problems).map(([name, { problem }]) => [name, problem])),
    ...(refusedItem && { items: refusedItem[1] }),
    ...(isQuantityWrong && { items: 'quantity' as const }),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it is when the form has been sent
  const sent = useMemo(() => current, [submitCount])
  useEffect(() => {
    if (submitCount > 0) document.getElementById(summaryId)?.focus()
  }, [submitCount])
  const solved = useRef(0)
  if (Object.keys(sent).every((field) => !(field in current))) solved.current = submitCount
  if (!isSubmitted) return outcome?.kind === 'refused' ? outcome.problems : undefined
  return solved.current === submitCount ? undefined : stillAsked(sent)
}
