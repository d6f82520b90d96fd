import styled from '@emotion/styled'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { type Category, isTriedOn } from '../../../src/shared/categories'
import { contactQuery, type Opening } from '../../../src/shared/contactLinks'
import { questionFieldName } from '../../../src/shared/messageParts'
import { productName } from '../../../src/shared/products'
import type { ItemInput } from '../../../src/shared/quoteItems'
import { requestTypeOfOpening } from '../../../src/shared/quotes'
import { Button } from '../../components/Button'
import { Small, Spoken } from '../../components/typography'
import { PageLink } from '../../navigation/PageLink'
import { usePageState } from '../../pageState'
import { useRequestList } from '../../quote/RequestListProvider'
import { useLanguage } from '../../text/LanguageProvider'
import { space } from '../../theme/tokens'
import { useHydrated } from '../../useHydrated'
import type { ContactText } from './ContactText'
import { ErrorSummary } from './fields/ErrorSummary'
import { Field } from './fields/Field'
import { FormFields } from './fields/FormFields'
import type { FormPart } from './fields/formParts'
import { Honeypot } from './fields/Honeypot'
import { Ticks } from './fields/Ticks'
import { TradeFields } from './fields/TradeFields'
import { countryField, useEntries } from './fields/useEntries'
import { RequestItems } from './list/RequestItems'
import { questionsOf, typeOfLines } from './openings'
import { Failed } from './sending/Failed'
import { LastRequest } from './sending/LastRequest'
import { useFormOutcome } from './sending/useFormOutcome'
import { useSending } from './sending/useSending'

/** All that is filled in, which takes no change while it is sent: the thanks take its place. */
const Fields = styled.fieldset`
  display: grid;
  gap: ${space(5)};
  /* Not in ch: the fields would grow with the font when it arrives. */
  max-width: 40.75rem;
`

const noItems: readonly ItemInput[] = []

/** The form of an opening. An appointment has no products, and no questions for businesses. */
export function QuoteForm({
  opening,
  line,
  firstWords,
  text,
}: {
  opening: Opening
  line: Category | null
  /** What the message begins with, where the page knows what it is about. */
  firstWords: string
  text: ContactText
}) {
  const { pathname } = useLocation()
  const { language } = useLanguage()
  const { shop } = usePageState()
  const list = useRequestList()
  const outcome = useFormOutcome()
  const fixedType = requestTypeOfOpening[opening]
  const lines = line ? [line] : list.items.map((item) => item.line)
  const preset = {
    requestType: fixedType ?? typeOfLines(lines),
    isTypeFixed: fixedType !== undefined,
    message: opening === 'quote' && lines.length === 0 ? '' : firstWords,
  }
  const questions = questionsOf(text, opening, line, shop.hours)
  const form = useRef<HTMLFormElement>(null)
  const entries = useEntries(form, preset, questions, text.form.country.question, outcome)
  const sending = useSending(entries, text, opening, questions, outcome)
  const { isNumberNeeded, isSending, problems, summary } = sending
  // Once hydrated, the script checks the form instead of the browser.
  const hydrated = useHydrated()
  const fields = (part: FormPart) => (
    <FormFields
      part={part}
      entries={entries}
      problems={problems}
      // Without a script the number would stay required when the tick is taken off.
      isNumberNeeded={hydrated && isNumberNeeded}
      text={text}
    />
  )
  const isVisit = opening === 'visit'
  // Salons' and patients' questions show at once, the others once the visitor writes as a business.
  const areAskedAtOnce = isTriedOn(line) || lines.some((one) => !isTriedOn(one))
  const typed = outcome && outcome.kind !== 'sent' ? outcome.values.items : noItems
  const failure = sending.failure ?? (outcome?.kind === 'failed' ? outcome : undefined)
  const listed = list.items.map((item) => ({
    product: productName(item, language),
    quantity: item.quantity,
  }))
  const ticks = questions.map((asked) => (
    <Ticks key={asked.legend} asked={asked} entries={entries} />
  ))
  const { question, label, placeholder } = text.form.country
  // In English it is not among the trade's fields: private visitors order from abroad too.
  const country = (
    <Field name={countryField} label={label} mark={text.form.optional} problem={undefined}>
      <input
        {...entries.control(countryField)}
        name={questionFieldName(question)}
        autoComplete="country-name"
        maxLength={60}
        placeholder={placeholder}
      />
    </Field>
  )
  return (
    <form
      ref={form}
      method="post"
      action={pathname + contactQuery(opening, line, language)}
      onSubmit={sending.submit}
      noValidate={hydrated}
      aria-label={text.form.heading}
    >
      <Fields disabled={isSending} role="none">
        <Small>{text.form.required}</Small>
        {Object.keys(summary).length > 0 && <ErrorSummary text={text} problems={summary} />}
        {failure && (
          <Failed
            text={text}
            failure={failure}
            items={isVisit ? [] : list.isRead ? listed : typed}
            values={sending.values}
            focus={failure === sending.failure}
          />
        )}
        {isVisit ? (
          ticks
        ) : (
          <RequestItems
            line={line}
            opening={opening}
            typed={typed}
            wasSubmitted={sending.wasSubmitted}
            problems={sending.itemProblems}
            text={text}
          />
        )}
        {fields('person')}
        {!isVisit && <LastRequest text={text} />}
        {fixedType ? (
          <input id="requestType" type="hidden" name="requestType" value={fixedType} />
        ) : (
          fields('type')
        )}
        {!isVisit && (
          <>
            {language === 'en' && country}
            <TradeFields label={text.form.business} entries={entries}>
              {fields('trade')}
              {language === 'it' && country}
              {!areAskedAtOnce && ticks}
            </TradeFields>
            {areAskedAtOnce && ticks}
          </>
        )}
        {fields('message')}
        <Honeypot label={text.form.honeypot} entries={entries} />
        <Small>
          {`${text.form.healthHint} ${text.form.notice} `}
          <PageLink page="privacy">{text.form.noticeLink}</PageLink>
        </Small>
        <div>
          <Button type="submit">{isSending ? text.form.submitting : text.form.submit}</Button>
          {/* The button has lost the focus, and its words are not read. */}
          <Spoken role="status">{isSending && text.form.submitting}</Spoken>
        </div>
      </Fields>
    </form>
  )
}
