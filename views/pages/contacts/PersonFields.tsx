import { Field, FieldPair } from './Field'
import type { Fields } from './useFields'

/** Who asks, and how they are reached. */
export function PersonFields({ fields }: { fields: Fields }) {
  const firstName = fields('firstName')
  const lastName = fields('lastName')
  const email = fields('email')
  const phone = fields('phone')
  return (
    <>
      <FieldPair>
        <Field {...firstName.group}>
          <input type="text" autoComplete="given-name" {...firstName.control} />
        </Field>
        <Field {...lastName.group}>
          <input type="text" autoComplete="family-name" {...lastName.control} />
        </Field>
      </FieldPair>
      <FieldPair>
        <Field {...email.group}>
          <input type="email" autoComplete="email" {...email.control} />
        </Field>
        <Field {...phone.group}>
          <input type="tel" autoComplete="tel" {...phone.control} />
        </Field>
      </FieldPair>
    </>
  )
}
