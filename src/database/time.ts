/**
 * Moments are stored as `YYYY-MM-DD HH:MM:SS.mmm` in UTC: what MySQL's DATETIME(3) reads and writes
 * and what sorts rightly as text in SQLite.
 */
export function toSqlTime(moment: Date): string {
  return moment.toISOString().replace('T', ' ').replace('Z', '')
}

/** The moment that `toSqlTime` wrote, or that the database's own default did. */
export function fromSqlTime(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}Z`)
}
