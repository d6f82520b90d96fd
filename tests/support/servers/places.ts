import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** An empty database and data folder of one suite's own. */
export interface Place {
  databaseUrl: string | null
  dataDir: string
  remove: () => Promise<void>
}

function newFolder(): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), 'chiomara-'))
}

/** A data folder alone: the database is in it. */
export async function newSqlitePlace(): Promise<Place> {
  const dataDir = newFolder()
  return {
    databaseUrl: null,
    dataDir,
    remove: async () => fs.rmSync(dataDir, { recursive: true, force: true }),
  }
}

/** A new database on a server; the caller gives the server's address. */
export async function mysqlPlace(server: string): Promise<Place> {
  const dataDir = newFolder()
  const name = `test_${randomBytes(6).toString('hex')}`
  // Loading the driver takes long, and most suites do not need it.
  const { default: mysql } = await import('mysql2/promise')
  const ask = async (sql: string) => {
    const connection = await mysql.createConnection(server)
    await connection.query(sql)
    await connection.end()
  }
  await ask(`CREATE DATABASE ${name}`)
  return {
    databaseUrl: `${server}/${name}`,
    dataDir,
    remove: async () => {
      await ask(`DROP DATABASE ${name}`)
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
