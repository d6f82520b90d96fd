/** A question beside the message; what is ticked goes into the message as it is sent. */
export interface Question {
  /** As the message has it. */
  question: string
  /** As the form has it. */
  legend: string
  hint?: string
  parts: string[]
  /** How many of the first parts need the visitor's phone number. */
  byNumber?: number
  /** How many of the first parts only businesses ask for. */
  byTrade?: number
}
