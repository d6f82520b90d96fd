import { type Language, locales } from './languages'

/** A day's weekday and date, `lunedì 9 agosto`, or its weekday. @param day as YYYY-MM-DD */
export function dayWords(day: string, language: Language, withDate = true): string {
  const format = new Intl.DateTimeFormat(language === 'it' ? locales.it : 'en-GB', {
    weekday: 'long',
    ...(withDate && { day: 'numeric', month: 'long' }),
    timeZone: 'UTC',
  })
  return format.format(new Date(day))
}
