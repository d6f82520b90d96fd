/** A question beside the message; what is ticked goes into the message as it is sent. */
export interface Question {
  /** As the message has it. */
  question: string
  /** As the form has it. */
  legend: string
  hint?: string
  /** What can be ticked, by a key that both languages share. */
  parts: Readonly<Record<string, string>>
}
