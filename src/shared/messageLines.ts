/**
 * What a visitor ticks or names beside the message stands in it, one line for each question:
 * `Quando: la mattina, il sabato`. There is no other record of it, so that it can be edited there.
 */

const separator = ', '

/** What begins the name of a field that goes into the message; the question follows. */
const fieldMark = 'message:'

/** The same for an answer that needs the visitor's phone number. */
const numberMark = `number ${fieldMark}`

/** The name of the field for a question, as a form without a script sends it. */
export function lineFieldName(question: string, needsNumber = false): string {
  return (needsNumber ? numberMark : fieldMark) + question
}

/** The question of a field that goes into the message; undefined for other fields. */
export function questionOf(fieldName: string): string | undefined {
  const mark = [fieldMark, numberMark].find((one) => fieldName.startsWith(one))
  return mark && fieldName.slice(mark.length)
}

/** Whether an answer in this field needs the visitor's phone number. */
export function isByNumber(fieldName: string): boolean {
  return fieldName.startsWith(numberMark)
}

const beginOf = (question: string) => `${question}: `

/** What the message answers to a question; empty without an answer. */
export function answerIn(message: string, question: string): string {
  const begin = beginOf(question)
  const line = message.split('\n').find((one) => one.startsWith(begin))
  return line?.slice(begin.length) ?? ''
}

/** The message with the answer to a question, in the place of an earlier one; an empty answer removes the line. */
export function withAnswer(message: string, question: string, answer: string): string {
  const lines = message === '' ? [] : message.split('\n')
  const index = lines.findIndex((line) => line.startsWith(beginOf(question)))
  const line = answer === '' ? [] : [beginOf(question) + answer]
  if (index === -1) lines.push(...line)
  else lines.splice(index, 1, ...line)
  return lines.join('\n')
}

/** The parts of an answer, of which each was ticked. */
export function partsOf(answer: string): string[] {
  return answer === '' ? [] : answer.split(separator)
}

/** Whether the message gives this part of the answer; the visitor may have gone on writing after it. */
export function says(message: string, question: string, part: string): boolean {
  return partsOf(answerIn(message, question)).some((one) => one.startsWith(part))
}

/** The message with these parts added to the answer to a question. */
export function withParts(message: string, question: string, parts: readonly string[]): string {
  const known = partsOf(answerIn(message, question))
  const added = parts.filter((part) => !says(message, question, part))
  return withAnswer(message, question, [...new Set([...known, ...added])].join(separator))
}

/** The message without a part of the answer to a question; what the visitor wrote after it stays. */
export function withoutPart(message: string, question: string, part: string): string {
  const rest = partsOf(answerIn(message, question)).map((one) =>
    one.startsWith(part) ? one.slice(part.length).replace(/^[\s.:;]+/, '') : one,
  )
  return withAnswer(message, question, rest.filter(Boolean).join(separator))
}
