import type { Knex } from '../database/database'

/** The row of the table `gates` that stands for all mails: it says when a digest is due. */
export const mailGate = (trx: Knex) => trx('gates').where({ name: 'mails' })

/**
 * Lets one transaction at a time judge and claim mails: the row that it writes stays locked until it
 * ends. (SQLite, too, wants a write first: it refuses one that comes after a read, where another
 * process has written in between.)
 */
export async function lockMails(trx: Knex): Promise<void> {
  await mailGate(trx).increment('passes', 1)
}
