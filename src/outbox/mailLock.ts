import type { Knex } from '../database/database'

/** The row of the table `gates` for request mails. Its `dueAt` is the time of the next digest. */
export const mailsRow = (trx: Knex) => trx('gates').where({ name: 'mails' })

/**
 * Lets one transaction at a time start, hold and claim mails: the row that it writes stays locked until
 * the transaction ends. SQLite, too, needs this write first: it refuses to write after a read if another
 * process has written in between.
 */
export async function lockMails(trx: Knex): Promise<void> {
  await mailsRow(trx).increment('passes', 1)
}
