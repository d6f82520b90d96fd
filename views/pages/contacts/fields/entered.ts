import type { FormOutcome } from '../../../../src/shared/formOutcome'
import { isTradeType, textFields } from '../../../../src/shared/quotes'
import type { Asked } from '../purposes'
import { businessTick, countryField, tradeFields } from './formParts'

/** What the visitor has entered, by the id of the control. A tick is `on`, or empty. */
export type Typed = Readonly<Record<string, string>>

/** What the page itself fills in. */
export interface Preset {
  requestType: string
  /** Whether the visitor has no choice of it. */
  isTypeFixed: boolean
  /** The first words of the message. */
  message: string
}

/** The id of what the visitor adds to the first words, which the language and the list change. */
const afterFirstWords = 'after-first-words'

/** What an earlier attempt without a script had in the form. */
export function typedIn(
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
