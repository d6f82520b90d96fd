import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { lineIn } from '../../../src/shared/contactLinks'
import { honeypotField, requestTypeOfLine } from '../../../src/shared/quotes'
import { Button } from '../../components/Button'
import { Heading, Small } from '../../components/typography'
import { PageLink } from '../../navigation/PageLink'
import { space } from '../../theme/tokens'
import { useHydrated } from '../../useHydrated'
import type { ContactText } from './ContactText'
import { ErrorSummary } from './ErrorSummary'
import { Failed } from './Failed'
import { FormFields, type FormPart } from './FormFields'
import { Honeypot } from './Honeypot'
import { RequestItems } from './RequestItems'
import { Sent } from './Sent'
import { TradeFields } from './TradeFields'
import { useDraft } from './useDraft'
import { useFormOutcome, useQuoteForm } from './useQuoteForm'
import { useSending } from './useSending'

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
  /* Not in ch: the fields would grow with the font when it arrives. */
  max-width: 40.75rem;
`

export function QuoteForm({ text }: { text: ContactText }) {
  const { pathname, search } = useLocation()
  const line = lineIn(new URLSearchParams(search))
  const requestType = line ? requestTypeOfLine[line] : ''
  const outcome = useFormOutcome()
  const form = useQuoteForm(text, requestType, outcome)
  const elapsedMs = useDraft(form, requestType, outcome?.kind === 'sent')
  const { submit, sent, failed, refusals, again } = useSending(form, text, elapsedMs)
  // Once hydrated, the script checks the form instead of the browser.
  const hydrated = useHydrated()
  const { errors, isSubmitted, isSubmitting, submitCount } = form.formState
  const fields = (part: FormPart) => <FormFields part={part} form={form} text={text} />
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (submitCount > 0) place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [submitCount])

  const isRefused = Object.keys(refusals).length > 0
  const problems = isRefused ? refusals : outcome?.kind === 'refused' && outcome.problems

  const sentId = sent?.receipt.id ?? (outcome?.kind === 'sent' ? outcome.id : undefined)
  if (sentId !== undefined)
    return <Sent text={text} id={sentId} asked={sent?.asked} onAgain={again} />
  return (
    <Form
      ref={place}
      method="post"
      action={pathname + search}
      onSubmit={submit}
      noValidate={hydrated}
      aria-label={text.form.heading}
    >
      {!line && <Heading>{text.form.heading}</Heading>}
      <Small>{text.form.required}</Small>
      {problems && <ErrorSummary text={text} problems={problems} />}
      {(failed || outcome?.kind === 'failed') && (
        <Failed text={text} focus={failed && Object.keys(errors).length === 0} />
      )}
      <RequestItems
        line={line}
        typed={outcome && outcome.kind !== 'sent' ? outcome.values.items : []}
        isChecked={isSubmitted}
        refusals={refusals}
        text={text}
      />
      {line && fields('message')}
      {fields('person')}
      {fields('type')}
      <TradeFields label={text.form.business}>{fields('trade')}</TradeFields>
      {!line && fields('message')}
      <Honeypot label={text.form.honeypot} registered={form.register(honeypotField)} />
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
