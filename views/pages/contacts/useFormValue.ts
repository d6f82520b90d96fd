import { useSyncExternalStore } from 'react'
import type { FormStore } from './formStore'
import type { QuoteValues } from './QuoteValues'

/** A value of the form, for a part that renders again when the value changes. */
export function useFormValue<F extends keyof QuoteValues>(
  form: FormStore,
  field: F,
): QuoteValues[F] {
  const get = () => form.values()[field]
  return useSyncExternalStore(form.watch, get, () => form.defaults[field])
}
