import { useEffect, useRef } from 'react'
import { answerIn, partsOf, withAnswer, withParts } from '../../../src/shared/messageLines'
import type { ContactText } from './ContactText'
import type { FormStore, QuoteValues } from './formStore'

/** The message with other first words. A message that does not begin with the first words is the visitor's own. */
export function withFirstWords(message: string, before: string, now: string): string {
  if (!message.startsWith(before)) return message
  const rest = message.slice(before.length)
  const isOwn = before === '' && rest !== '' && !rest.startsWith('\n')
  return isOwn ? message : now + rest
}

/** The message with its answers in another language. */
function translated(message: string, before: ContactText, now: ContactText): string {
  const questions = Object.keys(before.form.questions) as (keyof typeof before.form.questions)[]
  let result = message
  for (const key of questions) {
    const [from, to] = [before.form.questions[key], now.form.questions[key]]
    const said = partsOf(answerIn(result, from.question))
    const known = said.map((one) => {
      const part = from.parts.find((known) => one.startsWith(known)) ?? ''
      return (to.parts[from.parts.indexOf(part)] ?? '') + one.slice(part.length)
    })
    if (said.length === 0) continue
    result = withParts(withAnswer(result, from.question, ''), to.question, known)
  }
  const [from, to] = [before.form.country.question, now.form.country.question]
  const country = answerIn(result, from)
  return country === '' ? result : withAnswer(withAnswer(result, from, ''), to, country)
}

/** Keeps what the form itself has filled in up to date with the products and the language. */
export function useOwnWords(
  form: FormStore,
  text: ContactText,
  { message: firstWords, requestType }: Pick<QuoteValues, 'message' | 'requestType'>,
): void {
  const last = useRef({ text, firstWords, requestType })
  useEffect(() => {
    const before = last.current
    last.current = { text, firstWords, requestType }
    const { message, requestType: type } = form.values()
    const own = before.text === text ? message : translated(message, before.text, text)
    const next = withFirstWords(own, before.firstWords, firstWords)
    if (next !== message) form.set('message', next)
    if (type === before.requestType && type !== requestType) form.set('requestType', requestType)
  }, [form, text, firstWords, requestType])
}
