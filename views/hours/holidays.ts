import { gregorianEaster } from 'date-easter'
import { dayMs } from '../../src/shared/spans'

/** Month and day of the Italian holidays that fall on the same day every year. */
const fixed = '01-01 01-06 04-25 05-01 06-02 08-15 11-01 12-08 12-25 12-26'.split(' ')

/** Saint Francis' day, 4 October, is a holiday from 2026 on. */
const firstOfSaintFrancis = 2026

/** @param day as YYYY-MM-DD, in Italy */
export function isHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4))
  const monthAndDay = day.slice(5)
  if (fixed.includes(monthAndDay)) return true
  if (monthAndDay === '10-04') return year >= firstOfSaintFrancis
  const easter = gregorianEaster(year)
  const sinceEaster = (Date.parse(day) - Date.UTC(year, easter.month - 1, easter.day)) / dayMs
  return sinceEaster === 0 || sinceEaster === 1
}
