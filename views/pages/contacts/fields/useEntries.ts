import {
  type ChangeEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { FormOutcome } from '../../../../src/shared/formOutcome'
import { itemFieldNames } from '../../../../src/shared/quoteItems'
import { isTradeType, textFields } from '../../../../src/shared/quotes'
import { readStoredJson, writeStored } from '../../../storage'
import { useHydrated } from '../../../useHydrated'
import { useContactText } from '../ContactTextProvider'
import type { Asked } from '../purposes'
import { useFormOutcome } from '../useFormOutcome'
import { tradeFields } from './formParts'

/** What the visitor has entered, by the id of the control. A tick is `on`, or empty. */
type Typed = Readonly<Record<string, string>>

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What the page itself fills in. */
interface Preset {
  requestType: string
  /** Whether the visitor has no choice of it. */
  isTypeFixed: boolean
  /** The first words of the message. */
  message: string
}

export type Entries = ReturnType<typeof useEntries>

/** The id of the tick of who writes as a business: the trade's fields are sent only then. */
export const businessTick = 'business'

/** The id of the country that an order goes to. */
export const countryField = 'country'

/** The id of what the visitor adds to the first words, which the language and the list change. */
const afterFirstWords = 'after-first-words'

const draftKey = 'contact-draft'

export function forgetDraft(): void {
  writeStored('sessionStorage', draftKey, null)
}

/** The draft of this tab. Any script may have written it: what is no text is left out. */
function readDraft(): { typed: Typed; openMs: number } {
  const { typed, openMs }: Record<string, unknown> = Object(
    readStoredJson('sessionStorage', draftKey),
  )
  const texts = Object.entries(Object(typed)).flatMap(([id, value]) =>
    typeof value === 'string' ? [[id, value] as const] : [],
  )
  return {
    typed: Object.fromEntries(texts),
    openMs: typeof openMs === 'number' && openMs > 0 ? openMs : 0,
  }
}

function heldBy(control: Control): string {
  if (control.type !== 'checkbox') return control.value
  return (control as HTMLInputElement).checked ? 'on' : ''
}

/** What an earlier attempt without a script had in the form. */
function typedIn(
  outcome: FormOutcome | undefined,
  questions: readonly Asked[],
  countryQuestion: string,
): Typed {
  if (!outcome || outcome.kind === 'sent') return {}
  const { values } = outcome
  const ticked = questions.flatMap(({ question, ticks }) =>
    ticks.filter(({ part }) => values.ticked[question]?.includes(part)),
  )
  return {
    ...Object.fromEntries(textFields.map((field) => [field, values[field]])),
    ...Object.fromEntries(ticked.map(({ id }) => [id, 'on'])),
    [countryField]: values.ticked[countryQuestion]?.join(', ') ?? '',
    ...(tradeFields.some((field) => values[field] !== '') && { [businessTick]: 'on' }),
  }
}

/** The value of a control: what the visitor entered, or else what the page fills in. */
export function enteredIn(typed: Typed, preset: Preset, id: string): string {
  if (id === 'message') return typed.message ?? preset.message + (typed[afterFirstWords] ?? '')
  const entered = id === 'requestType' && preset.isTypeFixed ? undefined : typed[id]
  if (entered !== undefined) return entered
  if (id === 'requestType') return preset.requestType
  return id === businessTick && isTradeType(enteredIn(typed, preset, 'requestType')) ? 'on' : ''
}

/** What is entered after a change. What the page would fill in as well is not kept. */
export function changed(typed: Typed, preset: Preset, id: string, value: string): Typed {
  const isMessage = id === 'message'
  const isContinued = isMessage && preset.message !== '' && value.startsWith(preset.message)
  // A request type of businesses ticks their box, even one that was taken off before.
  const isTicking = id === 'requestType' && isTradeType(value)
  const replaced = [id, isMessage && afterFirstWords, isTicking && businessTick]
  const others = Object.fromEntries(
    Object.entries(typed).filter(([one]) => !replaced.includes(one)),
  )
  if (enteredIn(others, preset, id) === value) return others
  if (isContinued) return { ...others, [afterFirstWords]: value.slice(preset.message.length) }
  return { ...others, [id]: value }
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
  // Not after a navigation: the document still holds the former page, and perhaps its form.
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
    const draft = JSON.stringify({ typed, openMs: elapsedMs() })
    writeStored('sessionStorage', draftKey, Object.keys(typed).length === 0 ? null : draft)
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
