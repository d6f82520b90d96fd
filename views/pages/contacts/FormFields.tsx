import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react'
import { isTradeType, requestTypes, type TextField, textFields } from '../../../src/shared/quotes'
import { type ContactText, problemText } from './ContactText'
import { EmailInput } from './EmailInput'
import { Field, FieldPairs, fieldAttributes } from './Field'
import { nativeRules } from './fieldRules'
import type { FormStore } from './formStore'
import { useNeedsNumber } from './useNeedsNumber'

type Given = ComponentProps<'input'> & ComponentProps<'textarea'> & ComponentProps<'select'>

export type FormPart = 'person' | 'type' | 'trade' | 'message'

interface FieldPlace {
  part: FormPart
  control: (given: Given, text: ContactText, form: FormStore) => ReactNode
}

const input = (type: string, autoComplete: string) => (given: Given) => (
  <input type={type} autoComplete={autoComplete} {...given} />
)

/** The part of the form that shows each field, and the field's control. */
const places: Readonly<Record<TextField, FieldPlace>> = {
  firstName: { part: 'person', control: input('text', 'given-name') },
  lastName: { part: 'person', control: input('text', 'family-name') },
  email: {
    part: 'person',
    control: (given, text, form) => <EmailInput given={given} form={form} text={text} />,
  },
  phone: { part: 'person', control: input('tel', 'tel') },
  requestType: {
    part: 'type',
    control: ({ placeholder, maxLength: _, ...given }, text) => (
      <select {...given}>
        <option value="" disabled hidden>
          {placeholder}
        </option>
        {requestTypes.map((type) => (
          <option key={type} value={type} data-trade={isTradeType(type) ? '' : undefined}>
            {text.form.requestTypes[type]}
          </option>
        ))}
      </select>
    ),
  },
  message: { part: 'message', control: (given) => <textarea rows={5} {...given} /> },
  company: { part: 'trade', control: input('text', 'organization') },
  vatNumber: { part: 'trade', control: input('text', 'off') },
}

/** The fields of one part of the form, in their order. */
export function FormFields({
  part,
  form,
  text,
}: {
  part: FormPart
  form: FormStore
  text: ContactText
}) {
  const { problems } = useSyncExternalStore(form.watch, form.state, form.state)
  // Without a script it is not, so that a tick may be taken off instead.
  const isPhoneNeeded = useNeedsNumber(form, text) === true
  const names = textFields.filter((name) => places[name].part === part)
  return (
    <FieldPairs>
      {names.map((name) => {
        const { required: isAlways, ...native } = nativeRules(name)
        const required = isAlways || (name === 'phone' && isPhoneNeeded)
        const { problem: found, isOfServer } = problems[name] ?? {}
        const isOpen = found !== 'required' || required || isOfServer
        const problem = found && isOpen ? problemText(text, name, found) : undefined
        const hint = text.form.hints[name]
        const given = {
          ...form.control(name),
          ...native,
          ...fieldAttributes(name, problem, hint),
          required,
          placeholder: text.form.placeholders[name],
          defaultValue: form.defaults[name],
        }
        return (
          <Field
            key={name}
            name={name}
            label={text.form.labels[name]}
            required={required}
            problem={problem}
            hint={hint}
          >
            {places[name].control(given, text, form)}
          </Field>
        )
      })}
    </FieldPairs>
  )
}
