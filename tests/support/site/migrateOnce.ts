import { migrate } from '../../../src/database/migrate'
import { patientDatabase } from '../servers/patientDatabase'

/**
 * A process that migrates the database of a place, which is its argument, and writes what it did.
 */
const place = JSON.parse(process.argv[2] ?? '')
const database = patientDatabase(place)
process.stdout.write(JSON.stringify(await migrate(database, place.dataDir)))
await database.close()
