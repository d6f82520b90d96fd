import { useSyncExternalStore } from 'react'
import type { ContactText } from './ContactText'
import type { FormStore } from './formStore'
import { needsNumber } from './openings'

/** Whether what is ticked needs the visitor's phone number; undefined before the script has looked at the ticks. */
export function useNeedsNumber(form: FormStore, text: ContactText): boolean | undefined {
  const get = () => needsNumber(text, form.values().message)
  return useSyncExternalStore<boolean | undefined>(form.watch, get, () => undefined)
}
