import type { Database } from '../../../src/database/database'

/** Requests written by the database itself, each with a mail that has gone out. */
export interface Many {
  count: number
  /** Days since the newest of them; the others are a minute apart. */
  age: number
  /** Words of seven letters in a message. */
  words: { least: number; most: number }
  email: string
}

const atOnce = 10_000

/** What MySQL and SQLite spell differently, of a number `n`. */
const spellings = {
  mysql: {
    id: 'UUID()',
    words: (count: string) => `REPEAT('capelli ', ${count})`,
    moment: (seconds: string) => `FROM_UNIXTIME(${seconds})`,
  },
  sqlite: {
    id: 'LOWER(HEX(RANDOMBLOB(16)))',
    words: (count: string) => `REPLACE(HEX(ZEROBLOB(${count})), '00', 'capelli ')`,
    moment: (seconds: string) => `strftime('%Y-%m-%d %H:%M:%S.000', ${seconds}, 'unixepoch')`,
  },
}

const digits = Array.from({ length: 10 }, (_, digit) => `SELECT ${digit} AS n`).join(' UNION ')
const tables = ['a', 'b', 'c', 'd'].map((name) => `(${digits}) ${name}`).join(', ')

export async function writeMany(
  { knex, dialect }: Database,
  { count, age, words, email }: Many,
): Promise<void> {
  const { id, words: repeated, moment } = spellings[dialect]
  const newest = Math.floor(Date.now() / 1000) - age * 86_400
  for (let start = 0; start < count; start += atOnce) {
    const n = `(${start} + a.n + 10 * b.n + 100 * c.n + 1000 * d.n)`
    const length = `${words.least} + (${n} * 37) % ${words.most - words.least + 1}`
    await knex.raw(`
      INSERT INTO contacts
        (id, firstName, lastName, email, requestType, message, products, items, createdAt)
      SELECT ${id}, 'Anna', 'Rossi', '${email}', 'Listino', ${repeated(length)}, '[]', '[]',
        ${moment(`${newest} - 60 * ${n}`)}
      FROM ${tables} WHERE ${n} < ${count}`)
  }
  await knex.raw(
    `INSERT INTO mails (id, kind, quoteId, messageId, createdAt, startedAt, sentAt)
     SELECT id, 'request', id, id, createdAt, createdAt, createdAt FROM contacts WHERE email = ?`,
    [email],
  )
}
