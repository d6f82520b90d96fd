import { requestTypes } from '../../../src/shared/quotes'
import type { ContactText } from './ContactText'
import { Field } from './Field'
import type { Fields } from './useFields'

/** @param preselected the type that the page's line implies; empty where the visitor has to choose */
export function RequestTypeField({
  fields,
  preselected,
  text,
}: {
  fields: Fields
  preselected: string | undefined
  text: ContactText
}) {
  const { group, control } = fields('requestType')
  const { placeholder, maxLength: _, ...select } = control
  return (
    <Field {...group}>
      <select {...select} defaultValue={preselected}>
        <option value="" disabled hidden>
          {placeholder}
        </option>
        {requestTypes.map((type) => (
          <option key={type} value={type}>
            {text.form.requestTypes[type]}
          </option>
        ))}
      </select>
    </Field>
  )
}
