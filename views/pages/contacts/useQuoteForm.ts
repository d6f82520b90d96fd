import { useRef } from 'react'
import { type Category, isTriedOn } from '../../../src/shared/categories'
import type { Purpose } from '../../../src/shared/contactLinks'
import { productName } from '../../../src/shared/products'
import type { ItemInput } from '../../../src/shared/quoteItems'
import { requestTypeOfPurpose } from '../../../src/shared/quotes'
import { usePageState } from '../../pageState'
import { useQuoteList } from '../../quote/QuoteListProvider'
import { useLanguage } from '../../text/LanguageProvider'
import { useContactText } from './ContactTextProvider'
import { useEntries } from './fields/useEntries'
import { questionsOf, typeOfLines } from './purposes'
import { useSending } from './sending/useSending'
import { useFormOutcome } from './useFormOutcome'

const noItems: readonly ItemInput[] = []

export interface FormProps {
  purpose: Purpose
  line: Category | null
  /** What the message begins with, where the page knows what it is about. */
  firstWords: string
}

/** What the form of a purpose asks, what is in it, and what becomes of its sending. */
export function useQuoteForm({ purpose, line, firstWords }: FormProps) {
  const { language } = useLanguage()
  const text = useContactText()
  const list = useQuoteList()
  const outcome = useFormOutcome()
  const ref = useRef<HTMLFormElement>(null)
  const questions = questionsOf(text, purpose, line, usePageState().shop.hours)
  const lines = line ? [line] : list.items.map((item) => item.line)
  const fixedType = requestTypeOfPurpose[purpose]
  const preset = {
    requestType: fixedType ?? typeOfLines(lines),
    isTypeFixed: fixedType !== undefined,
    message: purpose === 'quote' && lines.length === 0 ? '' : firstWords,
  }
  const entries = useEntries(ref, preset, questions)
  const sending = useSending(entries, purpose, questions)
  // The items of a form that was refused or failed without a script.
  const typed = outcome && outcome.kind !== 'sent' ? outcome.values.items : noItems
  const listed = list.items.map((item) => ({ ...item, product: productName(item, language) }))
  const items = purpose === 'visit' ? [] : list.isRead ? listed : typed
  const failure = sending.failure ?? (outcome?.kind === 'failed' ? outcome : undefined)
  const focus = failure === sending.failure
  const failed = failure && { failure, items, values: sending.values, focus }
  // Salons' and patients' questions show at once, the others once the visitor writes as a business.
  const areAskedAtOnce = isTriedOn(line) || lines.some((one) => !isTriedOn(one))
  return { ...sending, ref, questions, entries, fixedType, typed, failed, areAskedAtOnce }
}
