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

type Questions = ContactText['form']['questions']

/** The id of a tick's control: its question and its part. */
type TickId = {
  [Q in keyof Questions]: `${Q}-${keyof Questions[Q]['parts'] & string}`
}[keyof Questions]

/** The ticks for an answer by phone, which needs the visitor's number. */
const byPhone: readonly TickId[] = ['where-phone', 'how-phone', 'how-whatsapp']

/** What private visitors ask too, of the ticks that answer the trade. */
const forAnybody: readonly TickId[] = ['trade-samples', 'trade-times']

/** A question with the ticks that a purpose offers, each with the id of its control. */
export interface Asked extends Omit<Question, 'parts'> {
  ticks: { id: TickId; part: string; needsNumber: boolean; isOfTrade: boolean }[]
}

/** The questions that a purpose asks besides the fields. */
export function questionsOf(
  text: ContactText,
  purpose: Purpose,
  line: Category | null,
  { mondayToFriday, saturday }: Week,
): Asked[] {
  const isOffered: Partial<Record<TickId, boolean>> = {
    'trade-priceList': purpose !== 'priceList',
    // A patient has no salon, and a salon is not visited at home.
    'where-salon': !isTriedOn(line),
    'where-home': !line || isTriedOn(line),
    // Without hours every day is by appointment.
    'when-morning': !mondayToFriday || minutesOf(mondayToFriday.opens) < minutesOf('12:00'),
    'when-afternoon': !mondayToFriday || minutesOf(mondayToFriday.closes) >= minutesOf('14:00'),
    'when-saturday': saturday !== null,
  }
  const asked = (question: keyof Questions): Asked => {
    const { parts, ...words }: Question = text.form.questions[question]
    const ticks = Object.entries(parts).map(([key, part]) => {
      const id = `${question}-${key}` as TickId
      const isOfTrade = question === 'trade' && !forAnybody.includes(id)
      return { id, part, needsNumber: byPhone.includes(id), isOfTrade }
    })
    return { ...words, ticks: ticks.filter(({ id }) => isOffered[id] !== false) }
  }
  if (purpose === 'visit') return [asked('where'), asked('when'), asked('how')]
  return [asked(isTriedOn(line) ? 'patients' : 'trade')]
}
