/** Times on Rome's clock, whatever the machine's is set to. */

import { hourMs } from './spans'

const timeZone = 'Europe/Rome'

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** What the clock shows, as `2026-11-20 09:30:00`, whatever order a browser has. */
function clockAt(moment: Date | number): string {
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    clock.formatToParts(moment).map(({ type, value }) => [type, value]),
  )
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`
}

/** How far Rome's clock is ahead of UTC at a moment, in milliseconds. */
function aheadMs(moment: number): number {
  const wholeSeconds = Math.floor(moment / 1000) * 1000
  return Date.parse(`${clockAt(wholeSeconds).replace(' ', 'T')}Z`) - wholeSeconds
}

/**
 * The moment at which Rome's clock shows this. The clock is never more than two hours ahead: how
 * far it was two hours before counts, so that a time shown twice in autumn means the first, and one
 * skipped in spring is later.
 * @param clock what it shows, as milliseconds since 1970 if that clock were UTC's
 */
function momentShowing(clock: number): Date {
  return new Date(clock - aheadMs(clock - 2 * hourMs))
}

/** Day, hour and minute, such as `2026-11-20 09:30`. */
export function romanTime(moment: Date): string {
  return clockAt(moment).slice(0, '2026-11-20 09:30'.length)
}

/** In Italian words, such as `venerdì 20 novembre 2026 alle ore 09:30`. */
export function italianTime(moment: Date): string {
  return moment.toLocaleString('it-IT', { dateStyle: 'full', timeStyle: 'short', timeZone })
}

const dayAndTime =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?)?$/i

/**
 * The moment that a text names: a day (its beginning), a day and a time, both in Rome, or a moment
 * in ISO 8601 with its own offset.
 * @returns undefined when it names none
 */
export function parseRomanTime(text: string): Date | undefined {
  const [, day, time = '00:00', offset] = dayAndTime.exec(text.trim()) ?? []
  if (day === undefined) return undefined
  const clock = new Date(`${day}T${time}Z`)
  // JavaScript takes 31 February for 3 March.
  if (Number.isNaN(clock.getTime()) || !clock.toJSON().startsWith(day)) return undefined
  if (offset === undefined) return momentShowing(clock.getTime())
  const moment = new Date(`${day}T${time}${offset.toUpperCase()}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}
