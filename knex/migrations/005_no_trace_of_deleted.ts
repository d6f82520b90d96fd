import type { Knex } from 'knex'

/** VACUUM cannot run inside a transaction. */
export const config = { transaction: false }

/**
 * Rebuilds an SQLite database (VACUUM): deleted rows stayed in its free pages. From here on, deleting
 * overwrites them.
 */
export async function up(knex: Knex): Promise<void> {
  if (knex.client.config.client === 'mysql2') return
  try {
    await knex.raw('VACUUM')
  } catch (error) {
    // It needs disk space for a copy. Without it, a site with old free pages is better than none.
    if (!/^SQLITE_(FULL|IOERR)/.test(String((error as { code?: unknown }).code))) throw error
  }
}

export async function down(): Promise<void> {}
