import { Field } from './Field'
import type { Fields } from './useFields'

export function MessageField({ fields }: { fields: Fields }) {
  const { group, control } = fields('message')
  return (
    <Field {...group}>
      <textarea rows={5} {...control} />
    </Field>
  )
}
