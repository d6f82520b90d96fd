import { useEffect, useState } from 'react'
import { quantityIn } from '../../../../src/shared/quoteItems'
import type { TextField } from '../../../../src/shared/quotes'
import type { ListedItem } from '../../../quote/quoteList'
import { summaryId } from '../fields/ErrorSummary'
import type { Problems } from '../fields/fieldRules'
import { useFormOutcome } from '../useFormOutcome'
import type { writtenRequest } from './writtenRequest'

const noProblems: Problems = {}

export const isAbout = (field: string, one: string) => one === field || one.startsWith(`${field}.`)

/**
 * What is wrong with the form: what the page finds, once the form was to be sent, and what the
 * server has refused, until it is changed.
 * @param listed the products that are asked for
 */
export function useProblems(
  { values, found: inFields, isRelevant }: ReturnType<typeof writtenRequest>,
  listed: readonly ListedItem[],
) {
  const outcome = useFormOutcome()
  const [refused, setRefused] = useState(() => ({
    fields: outcome?.kind === 'refused' ? outcome.problems : noProblems,
    values,
    listed,
  }))
  const [summary, setSummary] = useState(refused.fields)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts === 0) return
    const heading = document.getElementById(summaryId)
    // By itself the browser scrolls it to the window's middle.
    heading?.focus({ preventScroll: true })
    heading?.closest('form')?.scrollIntoView()
  }, [attempts])

  const isQuantityWrong = listed.some(({ quantity }) => quantityIn(quantity) === undefined)
  const found: Problems = { ...inFields, ...(isQuantityWrong && { items: 'quantity' as const }) }
  const areItemsAsRefused = attempts === 0 || refused.listed === listed
  // A value that the server refused stays a problem until it is changed.
  const stillRefused = Object.entries(refused.fields)
    .filter(isRelevant)
    .filter(([field]) => {
      if (isAbout('items', field)) return areItemsAsRefused
      return refused.values[field as TextField] === values[field as TextField]
    })
  const problems: Problems = { ...Object.fromEntries(stillRefused), ...(attempts > 0 && found) }
  const isOpen = (field: string) => Object.keys(problems).some((one) => isAbout(field, one))
  // While fields are mended the summary keeps its length, so that no field moves. It goes whole.
  const summarisedFields = Object.keys(summary)
  if (summarisedFields.length > 0 && !summarisedFields.some(isOpen)) setSummary(noProblems)

  return {
    found,
    problems,
    /** Those of single products. Typing keeps the same object: the rows need not render again. */
    itemProblems: areItemsAsRefused ? refused.fields : noProblems,
    summary: Object.fromEntries(Object.entries(summary).filter(isRelevant)),
    wasSubmitted: attempts > 0,
    /**
     * Puts problems into the summary.
     * @param byServer those of them that the page does not find by itself
     */
    report: (fields: Problems, byServer: Problems = noProblems) => {
      setRefused({ fields: byServer, values, listed })
      setSummary(fields)
    },
    /** Ends an attempt to send: from now on all problems show, and the summary has the focus. */
    endAttempt: () => setAttempts((count) => count + 1),
  }
}
