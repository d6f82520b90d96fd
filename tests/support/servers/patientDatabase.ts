import { createDatabase, type Database } from '../../../src/database/database'
import type { Place } from './places'

/**
 * Milliseconds that tests wait for a database which is there: on a machine that does many other
 * things, work takes longer than any visitor would wait for it.
 */
export const patientMs = 60_000

/** A place's database without its site. */
export function patientDatabase(place: Pick<Place, 'databaseUrl' | 'dataDir'>): Database {
  return createDatabase(place, patientMs)
}
