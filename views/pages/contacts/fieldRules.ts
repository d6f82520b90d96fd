import {
  type FieldProblem,
  limits,
  phoneCharacters,
  requiredFields,
  type TextField,
  withoutEndMarks,
} from '../../../src/shared/quotes'

/** The shape of an address: the server looks more closely. */
const addressShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const maxLengths: Partial<Record<TextField, number>> = {
  firstName: limits.name,
  lastName: limits.name,
  email: limits.email,
  phone: limits.phoneMax,
  message: limits.message,
  company: limits.company,
  vatNumber: limits.vatNumber,
}

function isRequired(field: TextField): boolean {
  return requiredFields.some((required) => required === field)
}

/** What `withoutEndMarks` takes away. */
const endMarks = String.raw`[\u202A-\u202E\u2066-\u2069]*`

/** The same limits as native attributes, for browsers in which no script runs. */
export function nativeRules(field: TextField) {
  return {
    required: isRequired(field),
    maxLength: maxLengths[field],
    ...(field === 'phone' && {
      minLength: limits.phoneMin,
      pattern: `${endMarks}[0-9 +\\(\\)\\-.\\/]*${endMarks}`,
    }),
  }
}

/** What is wrong with a field as it will be sent; undefined when nothing is. */
export function problemIn(field: TextField, typed: string): FieldProblem | undefined {
  const value = field === 'phone' ? withoutEndMarks(typed.trim()) : typed.trim()
  if (value === '') return isRequired(field) ? 'required' : undefined
  if (value.length > (maxLengths[field] ?? Number.POSITIVE_INFINITY)) return 'tooLong'
  if (field === 'email' && !addressShape.test(value)) return 'email'
  if (field === 'phone' && !phoneCharacters.test(value)) return 'phone'
  if (field === 'phone' && value.length < limits.phoneMin) return 'tooShort'
  return undefined
}
