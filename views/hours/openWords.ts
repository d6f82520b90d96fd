import type { Language } from '../../src/shared/languages'
import type { OpenState } from './openState'

/** A Sunday, from which the days of a week are counted. */
const sunday = Date.UTC(2026, 10, 22)

function weekdayName(weekday: number, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return format.format(sunday + weekday * 24 * 60 * 60 * 1000)
}

const near = { it: ['oggi', 'domani'], en: ['today', 'tomorrow'] } as const

/** `Aperto ora, fino alle 18`; in English the hour says whose clock it is. */
export function openWords(state: OpenState, language: Language): string {
  const time = (clock: string) =>
    language === 'it' ? clock.replace(/:00$/, '') : `${clock} Italian time`
  if (state.open) {
    const until = time(state.until)
    return language === 'it' ? `Aperto ora, fino alle ${until}` : `Open now, until ${until}`
  }
  const day = near[language][state.inDays] ?? weekdayName(state.weekday, language)
  const at = time(state.at)
  return language === 'it' ? `Chiuso ora, apre ${day} alle ${at}` : `Opens ${day} at ${at}`
}
