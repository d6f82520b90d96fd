import type { Purpose } from '../../../../src/shared/contactLinks'
import { withTicked } from '../../../../src/shared/messageParts'
import {
  type FieldProblem,
  isRequired,
  type TextField,
  textFields,
  textsOf,
} from '../../../../src/shared/quotes'
import type { ContactText } from '../ContactText'
import { type Problems, problemIn } from '../fields/fieldRules'
import { businessTick, countryField, tradeFields } from '../fields/formParts'
import type { Entries } from '../fields/useEntries'
import type { Asked } from '../purposes'

/**
 * The request as the form's entries say it: the trade's fields only of who writes as a business,
 * and what is ticked as lines below the message.
 */
export function writtenRequest(
  { value, isTicked }: Pick<Entries, 'value' | 'isTicked'>,
  text: ContactText,
  purpose: Purpose,
  questions: readonly Asked[],
) {
  const country = value(countryField).trim()
  const ticked = {
    ...Object.fromEntries(
      questions.map(({ question, ticks }) => [
        question,
        ticks.filter(({ id }) => isTicked(id)).map(({ part }) => part),
      ]),
    ),
    [text.form.country.question]: purpose === 'visit' || country === '' ? [] : [country],
  }
  const isLeftOut = (field: string) =>
    !isTicked(businessTick) && tradeFields.some((one) => one === field)
  const values = textsOf((field) => {
    if (field === 'message') return withTicked(value('message'), ticked)
    return isLeftOut(field) ? '' : value(field)
  })
  /** Whether the visitor asks for an answer by phone. */
  const isNumberNeeded = questions.some(({ ticks }) =>
    ticks.some(({ id, needsNumber }) => needsNumber && isTicked(id)),
  )
  const isNeeded = (field: TextField) => isRequired(field) || (field === 'phone' && isNumberNeeded)
  const found: Problems = Object.fromEntries(
    textFields.flatMap((field) => {
      const problem = problemIn(field, values[field], isNeeded(field))
      return problem ? [[field, problem] as const] : []
    }),
  )
  /** Whether a problem still counts: a tick may have taken its field away, or the need of it. */
  const isRelevant = ([field, problem]: [string, FieldProblem | undefined]) =>
    !isLeftOut(field) && (isNumberNeeded || field !== 'phone' || problem !== 'required')
  return { values, isNumberNeeded, found, isRelevant }
}
