import {
  type ChangeEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { itemFieldNames } from '../../../../src/shared/quoteItems'
import { useHydrated } from '../../../useHydrated'
import { useContactText } from '../ContactTextProvider'
import type { Asked } from '../purposes'
import { useFormOutcome } from '../useFormOutcome'
import { readDraft, writeDraft } from './draft'
import { changed, enteredIn, type Preset, typedIn } from './entered'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export type Entries = ReturnType<typeof useEntries>

function heldBy(control: Control): string {
  if (control.type !== 'checkbox') return control.value
  return (control as HTMLInputElement).checked ? 'on' : ''
}

/**
 * What is in the form. This tab's draft stores it, and the next page with the form reads that.
 * @param form what was entered into it before the script ran is taken over
 */
export function useEntries(
  form: RefObject<HTMLFormElement | null>,
  preset: Preset,
  questions: readonly Asked[],
) {
  const outcome = useFormOutcome()
  const { question } = useContactText().form.country
  // After a navigation nothing is hydrated, and the document still holds the former page's form.
  const isHydrating = !useHydrated() && typeof document !== 'undefined'
  const [typed, setTyped] = useState(() => {
    const earlier = typedIn(outcome, questions, question)
    // React writes its own value over a message that was typed before the script ran.
    const message = isHydrating ? document.querySelector('textarea') : null
    if (!message || message.value === message.defaultValue) return earlier
    return changed(earlier, preset, 'message', message.value)
  })
  const openedAt = useRef(0)
  const elapsedMs = () => Math.round(performance.now() - openedAt.current)
  const enter = (id: string, value: string) => setTyped((now) => changed(now, preset, id, value))
  const value = (id: string) => enteredIn(typed, preset, id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useLayoutEffect(() => {
    const { typed: draft, openMs } = readDraft()
    openedAt.current = performance.now() - openMs
    setTyped((now) => ({ ...draft, ...now }))
    if (!isHydrating) return
    const itemFields: string[] = Object.values(itemFieldNames)
    for (const control of (form.current?.elements ?? []) as Iterable<Control>) {
      if (!control.name || control.type === 'hidden' || itemFields.includes(control.name)) continue
      if (heldBy(control) !== value(control.id)) enter(control.id, heldBy(control))
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is entered
  useEffect(() => {
    writeDraft(typed, elapsedMs())
  }, [typed])
  return {
    value,
    isTicked: (id: string) => value(id) !== '',
    elapsedMs,
    /** The attributes of the control of an id. */
    control: (id: string) => ({
      id,
      value: value(id),
      onChange: ({ target }: ChangeEvent<Control>) => enter(id, target.value),
    }),
    tick: (id: string) => ({
      id,
      type: 'checkbox' as const,
      checked: value(id) !== '',
      onChange: ({ target }: ChangeEvent<Control>) => enter(id, heldBy(target)),
    }),
  }
}
