import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe } from '@jest/globals'
import mysql from 'mysql2/promise'
import { serverVariable } from './globalSetup'

/** An empty database and data folder of one suite's own. */
export interface Place {
  databaseUrl: string | null
  dataDir: string
  remove: () => Promise<void>
}

function newFolder(): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), 'chiomara-'))
}

async function sqlitePlace(): Promise<Place> {
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

const server = process.env[serverVariable]

const kinds: { name: string; newPlace: () => Promise<Place> }[] = [
  { name: 'SQLite', newPlace: sqlitePlace },
  ...(server ? [{ name: 'MariaDB', newPlace: () => mysqlPlace(server) }] : []),
]

/** Describes the same behaviour on each database; the name says which one a test ran on. */
export function describeOnDatabases(
  what: string,
  suite: (newPlace: () => Promise<Place>) => void,
): void {
  describe.each(kinds)(`${what} on $name`, ({ newPlace }) => suite(newPlace))
}

/**
 * Describes behaviour of several sites on one database in this one process. Not on SQLite: there a
 * connection that waits for a lock stops the whole process, and with it the lock's holder.
 */
export function describeOnServer(
  what: string,
  suite: (newPlace: () => Promise<Place>) => void,
): void {
  const [, onServer] = kinds
  const where = onServer ?? { name: 'MariaDB', newPlace: sqlitePlace }
  ;(onServer ? describe : describe.skip)(`${what} on ${where.name}`, () => suite(where.newPlace))
}

export const newSqlitePlace = sqlitePlace
