import styled from '@emotion/styled'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import type { Category } from '../../../src/shared/categories'
import { contactQuery, type Opening } from '../../../src/shared/contactLinks'
import { isTradeType, requestTypeOfOpening } from '../../../src/shared/quotes'
import { Button } from '../../components/Button'
import { Heading, Small } from '../../components/typography'
import { PageLink } from '../../navigation/PageLink'
import { usePageState } from '../../pageState'
import { useRequestList } from '../../quote/RequestListProvider'
import { itemName } from '../../quote/requestList'
import { useLanguage } from '../../text/LanguageProvider'
import { space } from '../../theme/tokens'
import { useHydrated } from '../../useHydrated'
import type { ContactText } from './ContactText'
import { Country } from './Country'
import { ErrorSummary } from './ErrorSummary'
import { Failed } from './Failed'
import { FormFields, type FormPart } from './FormFields'
import { Honeypot } from './Honeypot'
import { firstWordsOf, isPatientsLine, questionsOf, typeOfLines } from './openings'
import { RequestItems } from './RequestItems'
import { Ticks } from './Ticks'
import { TradeFields } from './TradeFields'
import { useDraft } from './useDraft'
import { useNamedLine } from './useNamedLine'
import { useOwnWords } from './useOwnWords'
import { useProblems } from './useProblems'
import { useFormOutcome, useQuoteForm } from './useQuoteForm'
import { useSending } from './useSending'

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
  /* Not in ch: the fields would grow with the font when it arrives. */
  max-width: 40.75rem;
`

/** What the page fills in for an opening, and the lines that the request is of. */
function usePreset(opening: Opening, line: Category | null, text: ContactText) {
  const { language } = useLanguage()
  const { items } = useRequestList()
  const named = useNamedLine(opening, line)
  const fixedType = requestTypeOfOpening[opening]
  const lines = line ? [line] : items.map((item) => item.line)
  const requestType = fixedType ?? typeOfLines(lines)
  const isEmpty = opening === 'quote' && lines.length === 0
  return {
    lines,
    fixedType,
    preset: {
      requestType,
      message: isEmpty ? '' : firstWordsOf(text, opening, named, language),
      isBusiness: isTradeType(requestType),
    },
  }
}

/** The form, for what the page opens for. An appointment has no products, and asks nothing of businesses. */
export function QuoteForm({
  opening,
  line,
  text,
}: {
  opening: Opening
  line: Category | null
  text: ContactText
}) {
  const { pathname } = useLocation()
  const { language } = useLanguage()
  const { shop } = usePageState()
  const list = useRequestList()
  const outcome = useFormOutcome()
  const { lines, fixedType, preset } = usePreset(opening, line, text)
  const form = useQuoteForm(preset, outcome)
  const { isSubmitted, isSubmitting } = useSyncExternalStore(form.watch, form.state, form.state)
  const elapsedMs = useDraft(form, preset, fixedType !== undefined)
  useOwnWords(form, text, preset)
  const { submit, failure, refusals } = useSending(form, text, opening, preset, elapsedMs)
  // Once hydrated, the script checks the form instead of the browser.
  const hydrated = useHydrated()
  const fields = (part: FormPart) => <FormFields part={part} form={form} text={text} />
  const isVisit = opening === 'visit'
  // Who asks for a salon's products, or for patients', is asked at once; others once they write as a business.
  const areAskedAtOnce = isPatientsLine(line) || lines.some((one) => !isPatientsLine(one))
  const problems = useProblems(form, text, !isVisit, outcome, refusals)
  const typed = outcome && outcome.kind !== 'sent' ? outcome.values.items : []
  const shownFailure = failure ?? (outcome?.kind === 'failed' ? outcome : undefined)
  const listed = list.items.map((item) => ({
    product: itemName(item, language),
    quantity: item.quantity,
  }))
  const ticks = questionsOf(text, opening, line, shop.hours).map((asked) => (
    <Ticks key={asked.legend} asked={asked} form={form} />
  ))
  // Who orders from abroad finds it without being a business.
  const country = <Country form={form} text={text} />
  return (
    <Form
      method="post"
      action={pathname + contactQuery(opening, line, language)}
      onSubmit={submit}
      noValidate={hydrated}
      aria-label={text.form.heading}
    >
      {opening === 'quote' && !line && <Heading>{text.form.heading}</Heading>}
      <Small>{text.form.required}</Small>
      {problems && <ErrorSummary text={text} problems={problems} />}
      {shownFailure && (
        <Failed
          text={text}
          failure={shownFailure}
          items={isVisit ? [] : list.isKnown ? listed : typed}
          form={form}
          isSending={isSubmitting}
          focus={failure !== undefined}
        />
      )}
      {isVisit ? (
        <>
          {ticks}
          {fields('person')}
        </>
      ) : (
        <RequestItems
          line={line}
          opening={opening}
          typed={typed}
          isChecked={isSubmitted}
          refusals={refusals}
          text={text}
        >
          {fields('person')}
        </RequestItems>
      )}
      {fixedType ? (
        <input id="requestType" type="hidden" name="requestType" value={fixedType} />
      ) : (
        fields('type')
      )}
      {!isVisit && language === 'en' && country}
      {!isVisit && (
        <TradeFields label={text.form.business} form={form}>
          {fields('trade')}
          {language === 'it' && country}
          {!areAskedAtOnce && ticks}
        </TradeFields>
      )}
      {areAskedAtOnce && !isVisit && ticks}
      {fields('message')}
      <Honeypot label={text.form.honeypot} form={form} />
      <Small>
        {text.form.healthHint} {text.form.notice}{' '}
        <PageLink page="privacy">{text.form.noticeLink}</PageLink>
      </Small>
      <div>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? text.form.submitting : text.form.submit}
        </Button>
      </div>
    </Form>
  )
}
