import styled from '@emotion/styled'
import { useLocation } from 'react-router-dom'
import { honeypotField, requestTypes, type TextField } from '../../../src/shared/requests'
import { Button } from '../../components/Button'
import { Heading, Small } from '../../components/typography'
import { PageLink } from '../../navigation/PageLink'
import { above, space } from '../../theme/tokens'
import { useHydrated } from '../../useHydrated'
import { type ContactText, problemText } from './ContactText'
import { ErrorSummary } from './ErrorSummary'
import { Failed } from './Failed'
import { Field, fieldAttributes } from './Field'
import { nativeRules, problemIn } from './fieldRules'
import { RequestItems } from './RequestItems'
import { Sent } from './Sent'
import { TradeFields } from './TradeFields'
import { useContactForm } from './useContactForm'

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
  /* Not in ch: the fields would grow with the font when it arrives. */
  max-width: 40.75rem;
`

const Pair = styled.div`
  display: grid;
  gap: ${space(5)};
  ${above.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

/** Off the screen rather than hidden: a bot that skips hidden fields fills this one. */
const Trap = styled.div`
  position: absolute;
  left: -100vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`

export function ContactForm({ text }: { text: ContactText }) {
  const { form, line, submit, sending, failed, refusals, outcome, defaultValues } =
    useContactForm(text)
  const { pathname, search } = useLocation()
  // From then on the script checks the form, and the browser's own messages stay silent.
  const hydrated = useHydrated()
  const { errors, isSubmitting } = form.formState
  const { labels, placeholders } = text.form

  /** What label and control of a field share. */
  const field = (name: TextField) => {
    const { required, ...native } = nativeRules(name)
    const problem = errors[name]?.message
    const registered = form.register(name, {
      validate: (value) => {
        const found = problemIn(name, value)
        return found === undefined || problemText(text, name, found)
      },
    })
    return {
      group: { name, label: labels[name], required, problem },
      control: {
        ...registered,
        ...native,
        ...fieldAttributes(name, problem),
        required,
        placeholder: placeholders[name],
        defaultValue: defaultValues[name],
      },
    }
  }

  const firstName = field('firstName')
  const lastName = field('lastName')
  const email = field('email')
  const phone = field('phone')
  const { group: typeGroup, control: typeControl } = field('requestType')
  const { placeholder: typePlaceholder, maxLength: _, ...typeSelect } = typeControl
  const message = field('message')
  const company = field('company')
  const vatNumber = field('vatNumber')

  const sentId = sending.data?.id ?? (outcome?.kind === 'sent' ? outcome.id : undefined)
  if (sentId !== undefined)
    return (
      <Sent
        text={text}
        id={sentId}
        asked={sending.data && sending.variables}
        onAgain={sending.reset}
      />
    )
  const words = (
    <Field {...message.group}>
      <textarea rows={5} {...message.control} />
    </Field>
  )
  return (
    <Form
      method="post"
      action={pathname + search}
      onSubmit={submit}
      noValidate={hydrated}
      aria-label={text.form.heading}
    >
      {!line && <Heading>{text.form.heading}</Heading>}
      <Small>{text.form.required}</Small>
      {outcome?.kind === 'refused' && <ErrorSummary text={text} problems={outcome.problems} />}
      {Object.keys(refusals).length > 0 && <ErrorSummary text={text} problems={refusals} />}
      {(failed || outcome?.kind === 'failed') && (
        <Failed text={text} focus={failed && Object.keys(errors).length === 0} />
      )}
      <RequestItems line={line} typed={defaultValues.items} text={text} />
      {line && words}
      <Pair>
        <Field {...firstName.group}>
          <input type="text" autoComplete="given-name" {...firstName.control} />
        </Field>
        <Field {...lastName.group}>
          <input type="text" autoComplete="family-name" {...lastName.control} />
        </Field>
      </Pair>
      <Pair>
        <Field {...email.group}>
          <input type="email" autoComplete="email" {...email.control} />
        </Field>
        <Field {...phone.group}>
          <input type="tel" autoComplete="tel" {...phone.control} />
        </Field>
      </Pair>
      <Field {...typeGroup}>
        <select {...typeSelect} defaultValue={form.formState.defaultValues?.requestType}>
          <option value="" disabled hidden>
            {typePlaceholder}
          </option>
          {requestTypes.map((type) => (
            <option key={type} value={type}>
              {text.form.requestTypes[type]}
            </option>
          ))}
        </select>
      </Field>
      <TradeFields label={text.form.business}>
        <Pair>
          <Field {...company.group}>
            <input type="text" autoComplete="organization" {...company.control} />
          </Field>
          <Field {...vatNumber.group}>
            <input type="text" autoComplete="off" {...vatNumber.control} />
          </Field>
        </Pair>
      </TradeFields>
      {!line && words}
      <Trap aria-hidden="true">
        <label htmlFor={honeypotField}>{text.form.honeypot}</label>
        <input
          id={honeypotField}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          {...form.register(honeypotField)}
        />
      </Trap>
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
