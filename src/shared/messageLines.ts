/** What a visitor ticks beside the message goes below it, a line each: `Quando: la mattina`. */

/** The name of the field for a question, as a form without a script sends it. */
export function lineFieldName(question: string, needsNumber = false): string {
  return `${needsNumber ? 'number ' : ''}message:${question}`
}

/** The parts of such a name; `number` where the answer needs the visitor's phone number. */
export const answerField = /^(?<number>number )?message:(?<question>.*)/s

/** What was ticked or named, by question. */
export type MessageAnswers = Readonly<Record<string, readonly string[]>>

/** The message with the answers below it; a question without an answer has no line. */
export function withAnswers(message: string, answers: MessageAnswers): string {
  const lines = Object.entries(answers)
    .filter(([, parts]) => parts.length > 0)
    .map(([question, parts]) => `${question}: ${parts.join(', ')}`)
  return [message, ...lines].filter((part) => part !== '').join('\n')
}
