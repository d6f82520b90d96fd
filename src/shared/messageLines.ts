/** What a visitor ticks or names beside the message goes below it, one line for each question: `Quando: la mattina`. */

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

/** What was ticked or named, by question. */
export type Answers = Readonly<Record<string, readonly string[]>>

/** The message with the answers below it; a question without an answer has no line. */
export function withAnswers(message: string, answers: Answers): string {
  const lines = Object.entries(answers)
    .filter(([, parts]) => parts.length > 0)
    .map(([question, parts]) => `${question}: ${parts.join(', ')}`)
  return [message, ...lines].filter((part) => part !== '').join('\n')
}
