import type { UseFormReturn } from 'react-hook-form'
import type { TextField } from '../../../src/shared/quotes'
import { type ContactText, problemText } from './ContactText'
import { fieldAttributes } from './Field'
import { nativeRules, problemIn } from './fieldRules'
import type { QuoteValues } from './QuoteValues'

/**
 * What label and control of each field are given: `group` for `Field`, `control` for what stands in it.
 */
export function useFields(
  form: UseFormReturn<QuoteValues>,
  defaultValues: QuoteValues,
  text: ContactText,
) {
  const { errors } = form.formState
  return (name: TextField) => {
    const { required, ...native } = nativeRules(name)
    const problem = errors[name]?.message
    const registered = form.register(name, {
      validate: (value) => {
        const found = problemIn(name, value)
        return found === undefined || problemText(text, name, found)
      },
    })
    return {
      group: { name, label: text.form.labels[name], required, problem },
      control: {
        ...registered,
        ...native,
        ...fieldAttributes(name, problem),
        required,
        placeholder: text.form.placeholders[name],
        defaultValue: defaultValues[name],
      },
    }
  }
}

/** Gives the properties of a field by its name. */
export type Fields = ReturnType<typeof useFields>
