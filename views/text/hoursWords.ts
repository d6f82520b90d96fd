import type { Language } from '../../src/shared/languages'
import type { Span, Week } from '../../src/shared/shop'

const days = {
  it: { week: 'dal lunedì al venerdì', saturday: 'il sabato', and: ' e ' },
  en: { week: 'Monday to Friday', saturday: 'Saturday', and: ' and ' },
} as const

const byAppointment = { it: 'su appuntamento', en: 'by appointment' } as const

const closed = { it: 'chiuso', en: 'closed' } as const

const figures = ({ opens, closes }: Span): string => `${opens}–${closes}`

/** As in a table: `9:00–18:00`. */
export const spanOf = (span: Span | null, language: Language): string =>
  span ? figures(span) : closed[language]

/** `18:30` as a sentence says it: `18:30`, in English `6:30 pm`. */
function timeWords(time: string, language: Language): string {
  const short = (words: string) => words.replace(/:00$/, '')
  if (language === 'it') return short(time)
  const hour = Number.parseInt(time, 10)
  return `${short(`${hour % 12 || 12}${time.slice(time.indexOf(':'))}`)} ${hour < 12 ? 'am' : 'pm'}`
}

/** As in a sentence: `dalle 9 alle 18`. */
function spanWords({ opens, closes }: Span, language: Language): string {
  const [from, to] = [timeWords(opens, language), timeWords(closes, language)]
  return language === 'it' ? `dalle ${from} alle ${to}` : `from ${from} to ${to}`
}

/** The days that are open, each with its hours in the given words; without any, by appointment. */
function openDays(
  { mondayToFriday, saturday }: Week,
  language: Language,
  joint: string,
  words: (span: Span) => string,
): string {
  const { week, saturday: saturdays } = days[language]
  const open = [
    ...(mondayToFriday ? [`${week} ${words(mondayToFriday)}`] : []),
    ...(saturday ? [`${saturdays} ${words(saturday)}`] : []),
  ]
  return open.join(joint) || byAppointment[language]
}

/** The showroom's hours: `dal lunedì al venerdì dalle 9 alle 18 e il sabato dalle 9 alle 13`. */
export const showroomHours = (week: Week, language: Language): string =>
  openDays(week, language, days[language].and, (span) => spanWords(span, language))

/** The same in figures: `dal lunedì al venerdì 9:00–18:00, il sabato 9:00–13:00`. */
export const showroomSpans = (week: Week, language: Language): string =>
  openDays(week, language, ', ', figures)

/** When the shop answers the phone, as a sentence says it: never on a Saturday. */
export const phoneHours = (week: Week, language: Language): string =>
  showroomHours({ ...week, saturday: null }, language)
