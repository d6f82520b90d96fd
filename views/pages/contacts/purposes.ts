import { type Category, isTriedOn } from '../../../src/shared/categories'
import type { Purpose } from '../../../src/shared/contactLinks'
import { type RequestType, requestTypeOfLine } from '../../../src/shared/quotes'
import { minutesOf, type Week } from '../../../src/shared/shop'
import type { ContactText } from './ContactText'
import type { Question } from './fields/Question'

/** The request type for products of these lines: the first that is not for information alone. */
export function typeOfLines(lines: readonly Category[]): RequestType | '' {
  const types = lines.map((line) => requestTypeOfLine[line])
  return types.find((type) => type !== 'Informazioni Generali') ?? types[0] ?? ''
}

/** A question with the ticks that a purpose offers, each with the id of its control. */
export interface Asked extends Omit<Question, 'parts' | 'byNumber' | 'byTrade'> {
  ticks: { id: string; part: string; needsNumber: boolean; isOfTrade: boolean }[]
}

/** Which of the times the shop's hours leave. Without hours every day is by appointment. */
function openTimes({ mondayToFriday, saturday }: Week): boolean[] {
  return [
    !mondayToFriday || minutesOf(mondayToFriday.opens) < minutesOf('12:00'),
    !mondayToFriday || minutesOf(mondayToFriday.closes) >= minutesOf('14:00'),
    saturday !== null,
  ]
}

/** The questions that a purpose asks besides the fields. */
export function questionsOf(
  text: ContactText,
  purpose: Purpose,
  line: Category | null,
  hours: Week,
): Asked[] {
  const asked = (
    id: keyof ContactText['form']['questions'],
    isOffered: (index: number) => boolean = () => true,
  ): Asked => {
    const { parts, byNumber = 0, byTrade = 0, ...words }: Question = text.form.questions[id]
    const ticks = parts.map((part, index) => ({
      id: `${id}-${index}`,
      part,
      needsNumber: index < byNumber,
      isOfTrade: index < byTrade,
    }))
    return { ...words, ticks: ticks.filter((_, index) => isOffered(index)) }
  }
  if (purpose === 'visit') {
    // A patient has no salon, and a salon is not visited at home.
    const other = line && (isTriedOn(line) ? 2 : 3)
    const times = openTimes(hours)
    return [
      asked('where', (index) => index !== other),
      asked('when', (index) => times[index] === true),
      asked('how'),
    ]
  }
  if (isTriedOn(line)) return [asked('patients')]
  // The first part is the price list itself.
  return [asked('trade', (index) => index > 0 || purpose !== 'priceList')]
}
