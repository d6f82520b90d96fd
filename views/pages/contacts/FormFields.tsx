import type { ComponentProps, ReactNode } from 'react'
import { isTradeType, requestTypes, type TextField, textFields } from '../../../src/shared/quotes'
import { type ContactText, problemText } from './ContactText'
import { Field, FieldPairs, fieldAttributes } from './Field'
import { nativeRules, type Problems } from './fieldRules'
import type { Entries } from './useEntries'

type Given = ComponentProps<'input'> & ComponentProps<'textarea'> & ComponentProps<'select'>

export type FormPart = 'person' | 'type' | 'trade' | 'message'

interface FieldPlace {
  part: FormPart
  control: (given: Given, text: ContactText) => ReactNode
}

const input = (type: string, autoComplete: string) => (given: Given) => (
  <input type={type} autoComplete={autoComplete} {...given} />
)

/** The part of the form that shows each field, and the field's control. */
const places: Readonly<Record<TextField, FieldPlace>> = {
  firstName: { part: 'person', control: input('text', 'given-name') },
  lastName: { part: 'person', control: input('text', 'family-name') },
  email: { part: 'person', control: input('email', 'email') },
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

export function FormFields({
  part,
  entries,
  problems,
  isNumberNeeded,
  text,
}: {
  part: FormPart
  entries: Entries
  problems: Problems
  /** Whether the visitor asks for an answer by phone. */
  isNumberNeeded: boolean
  text: ContactText
}) {
  const names = textFields.filter((name) => places[name].part === part)
  return (
    <FieldPairs>
      {names.map((name) => {
        const { required: isAlways, ...native } = nativeRules(name)
        const required = isAlways || (name === 'phone' && isNumberNeeded)
        const found = problems[name]
        const problem = found && problemText(text, name, found)
        const hint = text.form.hints[name]
        const given = {
          ...entries.control(name),
          ...native,
          ...fieldAttributes(name, problem, hint),
          name,
          required,
          placeholder: text.form.placeholders[name],
        }
        return (
          <Field
            key={name}
            name={name}
            label={text.form.labels[name]}
            mark={required ? '*' : text.form.optional}
            problem={problem}
            hint={hint}
          >
            {places[name].control(given, text)}
          </Field>
        )
      })}
    </FieldPairs>
  )
}
