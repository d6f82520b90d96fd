import { romanTime } from '../../src/shared/romanTime'
import { hours } from '../../src/shared/shop'
import { isHoliday } from './holidays'

/** What is open: the phone and chat, or the showroom. */
export type Place = 'phone' | 'showroom'

export type OpenState =
  | { open: true; until: string }
  /** `inDays` from today, `weekday` from Sunday, 0, on. */
  | { open: false; inDays: number; weekday: number; at: string }

type Span = Readonly<Record<'opens' | 'closes', string>>
type Week = Readonly<Record<'mondayToFriday' | 'saturday', Span>>

const dayMs = 24 * 60 * 60 * 1000

/** Minutes after midnight of `9:00`. */
function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** The hours of a day at the shop; undefined where it stays closed. */
function hoursOn(day: string, place: Place, { mondayToFriday, saturday }: Week) {
  const weekday = new Date(day).getUTCDay()
  if (weekday === 0 || isHoliday(day)) return undefined
  if (weekday < 6) return mondayToFriday
  return place === 'showroom' ? saturday : undefined
}

/** Days with their calendar dates alone: no clock that changes moves them. */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/**
 * Whether the shop is open at a moment, and until or from when.
 * @param week its hours
 */
export function openState(now: Date, place: Place, week: Week = hours): OpenState {
  const [day = '', time = ''] = romanTime(now).split(' ')
  const minutes = minutesOf(time)
  for (let inDays = 0; ; inDays++) {
    const then = dayAfter(day, inDays)
    const span = hoursOn(then, place, week)
    if (!span) continue
    const isBefore = inDays > 0 || minutes < minutesOf(span.opens)
    if (isBefore)
      return { open: false, inDays, weekday: new Date(then).getUTCDay(), at: span.opens }
    if (minutes < minutesOf(span.closes)) return { open: true, until: span.closes }
  }
}
