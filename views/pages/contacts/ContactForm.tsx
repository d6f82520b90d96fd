import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { honeypotField, type RequestField, requestTypes } from '../../../src/shared/requests'
import { Button } from '../../components/Button'
import { PageLink } from '../../components/PageLink'
import { Heading, Small } from '../../components/type'
import { above, measure, space } from '../../theme/tokens'
import { type ContactText, problemText } from './ContactText'
import { ErrorSummary } from './ErrorSummary'
import { Field, fieldAttributes } from './Field'
import { nativeRules, problemIn } from './fieldRules'
import { LineProducts } from './LineProducts'
import { Failed, Sent } from './Outcome'
import { useContactForm } from './useContactForm'

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
  max-width: ${measure};
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

/** Whether a script checks the form, so that the browser's own messages can stay silent. */
function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return hydrated
}

export function ContactForm({ text }: { text: ContactText }) {
  const { form, line, submit, sending, outcome, defaultValues } = useContactForm(text)
  const { pathname, search } = useLocation()
  const hydrated = useHydrated()
  const { errors, isSubmitting } = form.formState
  const { labels, placeholders } = text.form

  /** What label and control of a field share. */
  const field = (name: RequestField) => {
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

  const sentId = sending.data?.id ?? (outcome?.kind === 'sent' ? outcome.id : undefined)
  if (sentId !== undefined) return <Sent text={text} id={sentId} onAgain={sending.reset} />
  return (
    <Form
      method="post"
      action={pathname + search}
      onSubmit={submit}
      noValidate={hydrated}
      aria-labelledby="request"
    >
      <Heading id="request">{text.form.heading}</Heading>
      <Small>{text.form.required}</Small>
      {outcome?.kind === 'refused' && <ErrorSummary text={text} problems={outcome.problems} />}
      {(sending.isError || outcome?.kind === 'failed') && (
        <Failed text={text} focus={sending.isError && Object.keys(errors).length === 0} />
      )}
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
      {line && <LineProducts line={line} legend={text.form.products} register={form.register} />}
      <Field {...message.group}>
        <textarea rows={5} {...message.control} />
      </Field>
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
