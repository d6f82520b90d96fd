import { romanTime } from '../../src/shared/romanTime'
import { closureOn, minutesOf, type Shop } from '../../src/shared/shop'
import { dayMs } from '../../src/shared/spans'
import { isHoliday } from './holidays'

/** What is open: the phone and chat, or the showroom. */
export type Place = 'phone' | 'showroom'

export type OpenState =
  | { open: true; until: string }
  /** `inDays` from today, on a day as YYYY-MM-DD. */
  | { open: false; inDays: number; day: string; at: string }

type Timetable = Pick<Shop, 'hours' | 'closed'>

/** How far ahead the next opening is looked for. */
const longestDays = 366

/** The hours of a day at the shop; nothing where it stays closed. */
function hoursOn(day: string, place: Place, timetable: Timetable) {
  const { mondayToFriday, saturday } = timetable.hours
  const weekday = new Date(day).getUTCDay()
  if (weekday === 0 || isHoliday(day) || closureOn(timetable, day)) return undefined
  if (weekday < 6) return mondayToFriday
  return place === 'showroom' ? saturday : undefined
}

/** Days with their calendar dates alone: no clock that changes moves them. */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/**
 * Whether the shop is open at a moment, and until or from when.
 * @returns undefined where it does not open within a year
 */
export function openState(now: Date, place: Place, timetable: Timetable): OpenState | undefined {
  const [day = '', time = ''] = romanTime(now).split(' ')
  const minutes = minutesOf(time)
  for (let inDays = 0; inDays <= longestDays; inDays++) {
    const then = dayAfter(day, inDays)
    const span = hoursOn(then, place, timetable)
    if (!span) continue
    const isBefore = inDays > 0 || minutes < minutesOf(span.opens)
    if (isBefore) return { open: false, inDays, day: then, at: span.opens }
    if (minutes < minutesOf(span.closes)) return { open: true, until: span.closes }
  }
  return undefined
}
