import type { Bilingual, Language } from '../../src/shared/languages'
import type { Closure, Span, Week } from '../../src/shared/shop'

const days = {
  it: { week: 'dal lunedì al venerdì', saturday: 'il sabato', and: ' e ' },
  en: { week: 'Monday to Friday', saturday: 'Saturday', and: ' and ' },
} as const

const byAppointment = { it: 'su appuntamento', en: 'by appointment' } as const

/** As in a table: `9:00–18:00`. */
export const spanOf = ({ opens, closes }: Span): string => `${opens}–${closes}`

/** As in a sentence: `dalle 9 alle 18`. */
function spanWords({ opens, closes }: Span, language: Language): string {
  const short = (time: string) => time.replace(/:00$/, '')
  return language === 'it'
    ? `dalle ${short(opens)} alle ${short(closes)}`
    : `from ${opens} to ${closes}`
}

/** The days that are open, each with its hours in the given words. */
function openDays(
  { mondayToFriday, saturday }: Week,
  language: Language,
  words: (span: Span) => string,
): string[] {
  const { week, saturday: saturdays } = days[language]
  return [
    ...(mondayToFriday ? [`${week} ${words(mondayToFriday)}`] : []),
    ...(saturday ? [`${saturdays} ${words(saturday)}`] : []),
  ]
}

/** When the shop answers the phone, as a sentence says it. */
export function phoneHours(week: Week, language: Language): string {
  const [words = byAppointment[language]] = openDays(
    { ...week, saturday: null },
    language,
    (span) => spanWords(span, language),
  )
  return words
}

/** When the showroom is open: `dal lunedì al venerdì dalle 9 alle 18 e il sabato dalle 9 alle 13`. */
export function showroomHours(week: Week, language: Language): string {
  const open = openDays(week, language, (span) => spanWords(span, language))
  return open.length > 0 ? open.join(days[language].and) : byAppointment[language]
}

/** The same in figures: `dal lunedì al venerdì 9:00–18:00, il sabato 9:00–13:00`. */
export function showroomSpans(week: Week, language: Language): string {
  const open = openDays(week, language, spanOf)
  return open.length > 0 ? open.join(', ') : byAppointment[language]
}

const lines = {
  it: {
    phone: 'Al telefono: lunedì–\u2060venerdì,\u00a0',
    week: 'In showroom: lunedì–\u2060venerdì,\u00a0',
    saturday: 'In showroom, il sabato: ',
    clock: '',
    none: 'Su appuntamento',
  },
  en: {
    phone: 'By phone: Monday–\u2060Friday, ',
    week: 'Showroom: Monday–\u2060Friday,\u00a0',
    saturday: 'Showroom on Saturday: ',
    clock: ', Italian time',
    none: 'By appointment',
  },
} as const

/** The hours line by line, as on a visiting card. */
export function hoursLines({ mondayToFriday, saturday }: Week, language: Language): string[] {
  const words = lines[language]
  if (!mondayToFriday && !saturday) return [words.none]
  return [
    ...(mondayToFriday
      ? [words.phone + spanOf(mondayToFriday) + words.clock, words.week + spanOf(mondayToFriday)]
      : []),
    ...(saturday ? [words.saturday + spanOf(saturday)] : []),
  ]
}

const closedFor = {
  it: (from: string, to: string) =>
    from === to ? `Chiuso ${from}` : `Chiuso da ${from} a ${to}, compresi`,
  en: (from: string, to: string) =>
    from === to ? `Closed on ${from}` : `Closed from ${from} to ${to}, inclusive`,
} as const

/** `Chiuso da lunedì 10 agosto a domenica 23 agosto, compresi: ferie.` */
export function closureWords({ from, to, text }: Closure, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const day = (date: string) => format.format(new Date(date))
  const words = closedFor[language](day(from), day(to))
  return text ? `${words}: ${text[language]}` : words
}

const reply: Bilingual<(day: string) => string> = {
  it: (day) => `Siamo chiusi fino a ${day}: rispondiamo dal giorno dopo.`,
  en: (day) => `We are closed until ${day}: we reply from the day after.`,
}

/** In place of a promise to answer within a day, while the shop is closed. */
export function replyAfter({ to }: Closure, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return reply[language](format.format(new Date(to)))
}
