import {
  type FieldProblem,
  isRequired,
  phoneCharacters,
  type TextField,
  textRules,
  withoutEndMarks,
} from '../../../src/shared/quotes'

/** The shape of an address: the server looks more closely. */
const addressShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What `withoutEndMarks` takes away. */
const endMarks = String.raw`[\u202A-\u202E\u2066-\u2069]*`

/** The same limits as native attributes, for browsers in which no script runs. */
export function nativeRules(field: TextField) {
  return {
    required: isRequired(field),
    maxLength: textRules[field].max,
    ...(field === 'phone' && {
      minLength: textRules.phone.min,
      pattern: `${endMarks}[0-9 +\\(\\)\\-.\\/]*${endMarks}`,
    }),
  }
}

/** What is wrong with a field as it will be sent; undefined when nothing is. */
export function problemIn(field: TextField, typed: string): FieldProblem | undefined {
  const value = field === 'phone' ? withoutEndMarks(typed.trim()) : typed.trim()
  if (value === '') return isRequired(field) ? 'required' : undefined
  if (value.length > textRules[field].max) return 'tooLong'
  if (field === 'email' && !addressShape.test(value)) return 'email'
  if (field === 'phone' && !phoneCharacters.test(value)) return 'phone'
  if (field === 'phone' && value.length < textRules.phone.min) return 'tooShort'
  return undefined
}
