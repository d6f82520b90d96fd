import type { ComponentProps, ReactNode } from 'react'
import { isTradeType, requestTypes, type TextField } from '../../../../src/shared/quotes'
import { type ContactText, problemText } from '../ContactText'
import { useContactText } from '../ContactTextProvider'
import { Field, FieldPairs, fieldAttributes } from './Field'
import { nativeRules, type Problems } from './fieldRules'
import { type FormPart, fieldsOf } from './formParts'
import type { Entries } from './useEntries'

type Given = ComponentProps<'input'> & ComponentProps<'textarea'> & ComponentProps<'select'>

const input = (type: string, autoComplete: string) => (given: Given) => (
  <input type={type} autoComplete={autoComplete} {...given} />
)

const controls: Record<TextField, (given: Given, text: ContactText) => ReactNode> = {
  firstName: input('text', 'given-name'),
  lastName: input('text', 'family-name'),
  email: input('email', 'email'),
  phone: input('tel', 'tel'),
  requestType: ({ placeholder, maxLength: _, ...given }, text) => (
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
  message: (given) => <textarea rows={5} {...given} />,
  company: input('text', 'organization'),
  vatNumber: input('text', 'off'),
}

export function FormFields({
  part,
  entries,
  problems,
  isNumberNeeded,
}: {
  part: FormPart
  entries: Entries
  problems: Problems
  /** Whether the visitor asks for an answer by phone. */
  isNumberNeeded: boolean
}) {
  const text = useContactText()
  return (
    <FieldPairs>
      {fieldsOf(part).map((name) => {
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
            {controls[name](given, text)}
          </Field>
        )
      })}
    </FieldPairs>
  )
}
