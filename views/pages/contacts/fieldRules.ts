import {
  type FieldProblem,
  limits,
  phoneCharacters,
  type RequestField,
  requiredFields,
} from '../../../src/shared/requests'

/** The shape of an address: the server looks more closely. */
const addressShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const maxLengths: Partial<Record<RequestField, number>> = {
  firstName: limits.name,
  lastName: limits.name,
  email: limits.email,
  phone: limits.phoneMax,
  message: limits.message,
}

/** The same limits as native attributes, for browsers in which no script runs. */
export function nativeRules(field: RequestField) {
  return {
    required: requiredFields.includes(field),
    maxLength: maxLengths[field],
    ...(field === 'phone' && {
      minLength: limits.phoneMin,
      pattern: '[0-9 +\\(\\)\\-.\\/]*',
    }),
  }
}

/** What is wrong with a field as it will be sent; undefined when nothing is. */
export function problemIn(field: RequestField, typed: string): FieldProblem | undefined {
  const value = typed.trim()
  if (value === '') return requiredFields.includes(field) ? 'required' : undefined
  if (value.length > (maxLengths[field] ?? Number.POSITIVE_INFINITY)) return 'tooLong'
  if (field === 'email' && !addressShape.test(value)) return 'email'
  if (field === 'phone' && !phoneCharacters.test(value)) return 'phone'
  if (field === 'phone' && value.length < limits.phoneMin) return 'tooShort'
  return undefined
}
