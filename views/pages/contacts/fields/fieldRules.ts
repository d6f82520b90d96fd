import {
  type FieldProblem,
  isRequired,
  phoneCharacters,
  plainNumber,
  type TextField,
  textRules,
} from '../../../../src/shared/quotes'

/** What is wrong, by field: `items.2` is the third product, `items` all of them. */
export type Problems = Readonly<Record<string, FieldProblem>>

/** The rough shape of an address. The server checks more closely. */
const addressShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The rules as native attributes, for browsers without a script. */
export function nativeRules(field: TextField) {
  return {
    required: isRequired(field),
    maxLength: textRules[field].max,
    ...(field === 'phone' && {
      minLength: textRules.phone.min,
      // Whatever `plainNumber` reads.
      pattern: String.raw`[0-9\p{Zs}\p{Pd}\p{Cf}+\(\).\/]*`,
    }),
  }
}

/** The problem of a field as it will be sent; undefined without one. */
export function problemIn(
  field: TextField,
  typed: string,
  isNeeded: boolean = isRequired(field),
): FieldProblem | undefined {
  const value = field === 'phone' ? plainNumber(typed) : typed.trim()
  if (value === '') return isNeeded ? 'required' : undefined
  if (value.length > textRules[field].max) return 'tooLong'
  if (field === 'email' && !addressShape.test(value)) return 'email'
  if (field === 'phone' && !phoneCharacters.test(value)) return 'phone'
  if (field === 'phone' && value.length < textRules.phone.min) return 'tooShort'
  return undefined
}
