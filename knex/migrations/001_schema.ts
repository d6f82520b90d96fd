import type { Knex } from 'knex'
import { hasIndex, inUnicode, nowInUtc } from '../dialect'

const moments = { precision: 3, useTz: false }

type Columns = (table: Knex.CreateTableBuilder, knex: Knex) => void

/** The catalogue, and the facts that products are compared by. */
const products: Columns = (table) => {
  table.string('id', 36).primary()
  table.string('name', 200).notNullable()
  table.string('category', 60).notNullable()
  table.text('description').notNullable()
  table.string('imageUrl', 500).notNullable()
  table.string('price', 100).notNullable()
  table.integer('featured').notNullable().defaultTo(0)
  table.string('nameEn', 200).notNullable()
  table.text('descriptionEn').notNullable()
  table.string('priceEn', 100).notNullable()
  table.string('shade', 40)
  table.integer('lengthCm')
  table.integer('widthCm')
  table.double('weightG')
  table.integer('pieces')
  table.string('base', 100)
  table.string('baseEn', 100)
  table.string('format', 100)
  table.string('formatEn', 100)
}

/** The quote requests. */
const contacts: Columns = (table, knex) => {
  table.string('id', 36).primary()
  table.string('firstName', 100).notNullable()
  table.string('lastName', 100).notNullable()
  table.string('email', 254).notNullable()
  table.string('phone', 30)
  table.string('requestType', 60).notNullable()
  table.text('message').notNullable()
  table.datetime('createdAt', moments).notNullable().defaultTo(nowInUtc(knex))
  table.string('language', 2)
  table.string('page', 300)
  table.string('line', 60)
  // Names, and items with their quantities: lists in JSON.
  table.text('products').notNullable()
  table.text('items').notNullable()
  table.string('company', 200).notNullable().defaultTo('')
  table.string('vatNumber', 40).notNullable().defaultTo('')
  table.integer('elapsedMs').unsigned()
  // Of the text, while a second post of it counts as the same request.
  table.string('fingerprint', 64)
  // Why it looks like a bot's; null when it does not, or when staff released it.
  table.string('suspicion', 20)
}

/**
 * The mails that have to go out, kept beside the requests, so that one transaction writes both. A
 * mail holds no text of the visitor's: it is composed from the request when sent.
 */
const mails: Columns = (table, knex) => {
  table.string('id', 36).primary()
  table.string('kind', 20).notNullable()
  table.string('quoteId', 36)
  table.string('messageId', 200).notNullable()
  // Two mails never have the same.
  table.string('onceKey', 100)
  table.datetime('createdAt', moments).notNullable().defaultTo(nowInUtc(knex))
  // When to try next; also the end of a sender's lease. Null when nothing is to be done.
  table.datetime('dueAt', moments)
  table.string('claim', 36)
  table.integer('attempts').notNullable().defaultTo(0)
  // When the cap had room for it; null while it waits, and where the request is in a digest.
  table.datetime('startedAt', moments)
  table.string('digestId', 36)
  table.datetime('sentAt', moments)
  table.string('problem', 100)
  // Whether it is tried seldom, and whether that is because a server refused it for good.
  table.integer('slow').notNullable().defaultTo(0)
  table.integer('refused').notNullable().defaultTo(0)
}

/** Rows that are only written: `mails` to lock that table, `probe` to see whether writing works. */
const gates: Columns = (table) => {
  table.string('name', 20).primary()
  // Raised to write the row; the number means nothing.
  table.integer('passes').notNullable().defaultTo(0)
}

const tables = { products, contacts, mails, gates }

interface Index {
  table: keyof typeof tables
  columns: readonly string[]
  unique?: true
}

/** The indexes of `mails` let a claim read no more rows than it takes, however many wait. */
const indexes: readonly Index[] = [
  { table: 'products', columns: ['category'] },
  { table: 'contacts', columns: ['createdAt'] },
  { table: 'contacts', columns: ['fingerprint'], unique: true },
  { table: 'mails', columns: ['onceKey'], unique: true },
  { table: 'mails', columns: ['quoteId'] },
  { table: 'mails', columns: ['dueAt'] },
  { table: 'mails', columns: ['sentAt'] },
  { table: 'mails', columns: ['kind', 'startedAt', 'digestId', 'createdAt'] },
  { table: 'mails', columns: ['digestId'] },
]

/**
 * Each step looks before it acts, since MySQL ends a transaction at every CREATE and a start that
 * is killed leaves its first steps behind. Lengths are literals: a limit that changes needs a
 * migration of its own, or old databases would differ from new ones.
 */
export async function up(knex: Knex): Promise<void> {
  for (const [name, columns] of Object.entries(tables)) {
    if (await knex.schema.hasTable(name)) continue
    await knex.schema.createTable(name, (table) => {
      columns(table, knex)
      inUnicode(knex, table)
    })
  }
  for (const { table: name, columns, unique } of indexes) {
    const indexName = [name, ...columns, unique ? 'unique' : 'index'].join('_').toLowerCase()
    if (await hasIndex(knex, name, indexName)) continue
    await knex.schema.alterTable(name, (table) => {
      if (unique) table.unique([...columns], { indexName })
      else table.index([...columns], indexName)
    })
  }
  await knex('gates').insert({ name: 'mails' }).onConflict('name').ignore()
}
