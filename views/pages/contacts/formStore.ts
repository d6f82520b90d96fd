import { type ChangeEvent, type SyntheticEvent, useSyncExternalStore } from 'react'
import type { FormValues } from '../../../src/shared/formOutcome'
import {
  type FieldProblem,
  honeypotField,
  type TextField,
  textFields,
  textsOf,
} from '../../../src/shared/quotes'
import { problemIn } from './fieldRules'

/** The values of the form. */
export type QuoteValues = FormValues &
  Record<typeof honeypotField, string> & {
    /** Company and VAT number are sent only then. */
    isBusiness: boolean
  }

/** The form before anything is entered. */
export const noValues: QuoteValues = {
  ...textsOf(() => ''),
  products: [],
  items: [],
  [honeypotField]: '',
  isBusiness: false,
}

type ControlName = TextField | typeof honeypotField | 'isBusiness'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface FoundProblem {
  problem: FieldProblem
  /** Whether the server found it, and not the form's own rules. */
  isOfServer: boolean
}

type Problems = Partial<Record<TextField, FoundProblem>>

export interface FormState {
  problems: Problems
  /** Whether the form has been sent once. From then on fields are checked at every change. */
  isSubmitted: boolean
  isSubmitting: boolean
  submitCount: number
}

export type FormStore = ReturnType<typeof createFormStore>

const isTick = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

/** Whether the visitor changed a control before the script ran. */
function isEdited(control: Control): boolean {
  if (isTick(control)) return control.checked !== control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  const preset = [...control.options].find((option) => option.defaultSelected)
  return control.value !== (preset?.value ?? '')
}

const isTextField = (name: ControlName): name is TextField =>
  textFields.some((field) => field === name)

/**
 * The form's values and problems. The browser's controls hold the values while the visitor types, so that
 * a keystroke renders nothing; the store follows them, and changes them where the page itself fills in.
 */
export function createFormStore(
  defaults: QuoteValues,
  refused: Readonly<Record<string, FieldProblem>>,
) {
  let values = defaults
  const problemsOf = (found: Readonly<Record<string, FieldProblem>>): Problems =>
    Object.fromEntries(
      textFields.flatMap((field) => {
        const problem = found[field]
        return problem ? [[field, { problem, isOfServer: true }] as const] : []
      }),
    )
  let state: FormState = {
    problems: problemsOf(refused),
    isSubmitted: false,
    isSubmitting: false,
    submitCount: 0,
  }
  const controls = new Map<ControlName, Control>()
  const watchers = new Set<() => void>()
  const tell = () => {
    for (const watcher of watchers) watcher()
  }
  const change = (part: Partial<FormState>) => {
    state = { ...state, ...part }
    tell()
  }
  const found = (field: TextField): Problems => {
    // A control may be required that its field by itself is not.
    const problem = problemIn(field, values[field], controls.get(field)?.required)
    return problem ? { [field]: { problem, isOfServer: false } } : {}
  }
  const take = (name: ControlName, value: string | boolean) => {
    values = { ...values, [name]: value }
    if (!state.isSubmitted || !isTextField(name)) return tell()
    const { [name]: _, ...others } = state.problems
    change({ problems: { ...others, ...found(name) } })
  }
  const write = (control: Control, value: string | boolean) => {
    if (isTick(control)) control.checked = value === true
    else control.value = String(value)
  }
  const set = (name: ControlName, value: string | boolean) => {
    const control = controls.get(name)
    if (control) write(control, value)
    take(name, value)
  }
  const held = (control: Control) => (isTick(control) ? control.checked : control.value)
  return {
    defaults,
    values: () => values,
    state: () => state,
    /** @returns a function that ends the watching */
    watch: (watcher: () => void) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    /** Fills in a field. */
    set,
    /** Empties the form. */
    reset: (empty: QuoteValues) => {
      values = empty
      for (const [name, control] of controls) write(control, empty[name])
      change({ problems: {}, isSubmitted: false })
    },
    /** Shows what the server has refused. */
    refuse: (fields: Readonly<Record<string, FieldProblem>>) =>
      change({ problems: { ...state.problems, ...problemsOf(fields) } }),
    /** The attributes that connect a control with the store. */
    control: (name: ControlName) => ({
      name,
      ref: (control: Control | null) => {
        if (!control) return
        const isNew = controls.get(name) !== control
        controls.set(name, control)
        if (!isNew || held(control) === values[name]) return
        if (isEdited(control)) values = { ...values, [name]: held(control) }
        else write(control, values[name])
      },
      onChange: ({ target }: ChangeEvent<Control>) => take(name, held(target)),
    }),
    /** Checks all fields, and sends the form where nothing is wrong. */
    submit: (send: (values: QuoteValues) => Promise<void>) => async (event: SyntheticEvent) => {
      event.preventDefault()
      if (state.isSubmitting) return
      const problems = Object.assign({}, ...textFields.map(found)) as Problems
      change({ problems, isSubmitting: true })
      try {
        if (Object.keys(problems).length === 0) await send(values)
      } finally {
        change({ isSubmitting: false, isSubmitted: true, submitCount: state.submitCount + 1 })
      }
    },
  }
}

/** A value of the form, for a part that renders again when the value changes. */
export function useFormValue<F extends keyof QuoteValues>(
  form: FormStore,
  field: F,
): QuoteValues[F] {
  const get = () => form.values()[field]
  return useSyncExternalStore(form.watch, get, () => form.defaults[field])
}
