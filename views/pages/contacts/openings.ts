import type { Category } from '../../../src/shared/categories'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import type { Opening } from '../../../src/shared/contactLinks'
import type { Language } from '../../../src/shared/languages'
import { says } from '../../../src/shared/messageLines'
import { type RequestType, requestTypeOfLine } from '../../../src/shared/quotes'
import type { Week } from '../../../src/shared/shop'
import type { ContactText } from './ContactText'
import type { Question } from './Question'

/** The lines of private clients. */
export function isPatientsLine(line: Category | null): boolean {
  return line === 'protesi-donna' || line === 'protesi-uomo'
}

/** The request type for products of these lines: that of the first which has more than information. */
export function typeOfLines(lines: readonly Category[]): RequestType | '' {
  const types = lines.map((line) => requestTypeOfLine[line])
  return types.find((type) => type !== 'Informazioni Generali') ?? types[0] ?? ''
}

/** What the message begins with. */
export function firstWordsOf(
  text: ContactText,
  opening: Opening,
  line: Category | null,
  language: Language,
): string {
  const ofLine = line ? `: ${categoryLabels[line][language]}` : ''
  return `${text.form.firstWords[opening]}${ofLine}.`
}

/** The times that the shop's hours leave to choose from. Without hours every day is by appointment. */
function times({ parts, ...when }: Question, { mondayToFriday, saturday }: Week): Question {
  const hour = (time: string) => Number.parseInt(time, 10)
  const isOpen = [
    !mondayToFriday || hour(mondayToFriday.opens) < 12,
    !mondayToFriday || hour(mondayToFriday.closes) > 13,
    saturday !== null,
  ]
  return { ...when, parts: parts.filter((_, index) => isOpen[index]) }
}

/** Whether the message asks for an answer that needs the visitor's phone number. */
export function needsNumber({ form: { questions } }: ContactText, message: string): boolean {
  return [questions.where, questions.how].some(({ question, parts, byNumber }) =>
    parts.slice(0, byNumber).some((part) => says(message, question, part)),
  )
}

/** The questions that an opening asks besides the fields. */
export function questionsOf(
  { form: { questions } }: ContactText,
  opening: Opening,
  line: Category | null,
  hours: Week,
): Question[] {
  const { trade, patients, where, when, how } = questions
  if (opening === 'visit') {
    // A patient has no salon, and a salon is not visited at home.
    const other = line && where.parts[isPatientsLine(line) ? 2 : 3]
    const places = { ...where, parts: where.parts.filter((part) => part !== other) }
    return [places, times(when, hours), how]
  }
  if (isPatientsLine(line)) return [patients]
  // The first part is the price list itself.
  return [opening === 'priceList' ? { ...trade, parts: trade.parts.slice(1) } : trade]
}
