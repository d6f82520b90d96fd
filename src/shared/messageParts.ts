/** What a visitor ticks beside the message goes below it, a line each: `Quando: la mattina`. */

/** The name of the field for a question, as a form without a script sends it. */
export function questionFieldName(question: string, needsNumber = false): string {
  return `${needsNumber ? 'number ' : ''}message:${question}`
}

/** Such a name: `number` where what is ticked needs the visitor's phone number. */
export const questionField = /^(?<number>number )?message:(?<question>.*)/s

/** What was ticked or named, by question. */
export type Ticked = Readonly<Record<string, readonly string[]>>

/** The message with what was ticked below it; a question without any of it has no line. */
export function withTicked(message: string, ticked: Ticked): string {
  const lines = Object.entries(ticked)
    .filter(([, parts]) => parts.length > 0)
    .map(([question, parts]) => `${question}: ${parts.join(', ')}`)
  return [message, ...lines].filter((part) => part !== '').join('\n')
}
