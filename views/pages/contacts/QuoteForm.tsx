import styled from '@emotion/styled'
import { useLocation } from 'react-router-dom'
import { contactQuery } from '../../../src/shared/contactLinks'
import { questionFieldName } from '../../../src/shared/messageParts'
import { Button } from '../../components/Button'
import { Small, Spoken } from '../../components/typography'
import { PageLink } from '../../navigation/PageLink'
import { useLanguage } from '../../text/LanguageProvider'
import { space } from '../../theme/tokens'
import { useHydrated } from '../../useHydrated'
import { useContactText } from './ContactTextProvider'
import { ErrorSummary } from './fields/ErrorSummary'
import { Field } from './fields/Field'
import { FormFields } from './fields/FormFields'
import { countryField } from './fields/formParts'
import { Honeypot } from './fields/Honeypot'
import { Ticks } from './fields/Ticks'
import { TradeFields } from './fields/TradeFields'
import { QuoteItems } from './list/QuoteItems'
import { Failed } from './sending/Failed'
import { LastRequest } from './sending/LastRequest'
import { type FormProps, useQuoteForm } from './useQuoteForm'

/** All that is filled in, which takes no change while it is sent: the thanks take its place. */
const Fields = styled.fieldset`
  display: grid;
  gap: ${space(5)};
  /* Not in ch: the fields would grow with the font when it arrives. */
  max-width: 38.25rem;
`

/** The form of a purpose. An appointment has no products, and no questions for businesses. */
export function QuoteForm(props: FormProps) {
  const { purpose, line } = props
  const text = useContactText()
  const { pathname } = useLocation()
  const { language } = useLanguage()
  const form = useQuoteForm(props)
  const { entries, problems, summary, fixedType, isSending } = form
  // Once hydrated, the script checks the form instead of the browser.
  const hydrated = useHydrated()
  // Without a script the number would stay required when the tick is taken off.
  const isNumberNeeded = hydrated && form.isNumberNeeded
  const given = { entries, problems, isNumberNeeded }
  const isVisit = purpose === 'visit'
  const ticks = form.questions.map((one) => (
    <Ticks key={one.legend} asked={one} entries={entries} />
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
      ref={form.ref}
      method="post"
      action={pathname + contactQuery(purpose, line, language)}
      onSubmit={form.submit}
      noValidate={hydrated}
      aria-label={text.form.heading}
    >
      <Fields disabled={isSending} role="none">
        <Small>{text.form.required}</Small>
        {Object.keys(summary).length > 0 && <ErrorSummary problems={summary} />}
        {form.failed && <Failed {...form.failed} />}
        {isVisit ? (
          ticks
        ) : (
          <QuoteItems
            line={line}
            purpose={purpose}
            typed={form.typed}
            wasSubmitted={form.wasSubmitted}
            problems={form.itemProblems}
          />
        )}
        <FormFields part="person" {...given} />
        {!isVisit && <LastRequest />}
        {fixedType ? (
          <input id="requestType" type="hidden" name="requestType" value={fixedType} />
        ) : (
          <FormFields part="type" {...given} />
        )}
        {!isVisit && (
          <>
            {language === 'en' && country}
            <TradeFields entries={entries}>
              <FormFields part="trade" {...given} />
              {language === 'it' && country}
              {!form.areAskedAtOnce && ticks}
            </TradeFields>
            {form.areAskedAtOnce && ticks}
          </>
        )}
        <FormFields part="message" {...given} />
        <Honeypot entries={entries} />
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
