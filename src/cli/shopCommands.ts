import { Command } from 'commander'
import * as consumers from '../shared/facts/consumers'
import { isDue } from '../shared/facts/Fact'
import * as patients from '../shared/facts/patients'
import * as trade from '../shared/facts/trade'
import { missingTerms, termPages } from '../shared/ownerTerms'
import { en as termNames } from '../shared/ownerTerms.en'
import { pathTo } from '../shared/routes'
import { claimsToConfirm, placeholders, type ShopDetail } from '../shared/shop'
import { type JsonOption, json } from './json'
import type { Terminal } from './Terminal'
import { table } from './table'

const contacts = ['every page’s footer', pathTo('contacts', 'it')]
const legal = [pathTo('privacy', 'it'), pathTo('terms', 'it')]
const map = [pathTo('contacts', 'it'), pathTo('whereWeAre', 'it')]

/** Where a detail is shown; details that are known need no line. */
const shows: Partial<Record<ShopDetail, string[]>> = {
  legalName: ['every page’s footer', ...legal],
  street: ['every page’s footer', ...map, ...legal],
  postalCode: ['every page’s footer', ...map, ...legal],
  latitude: map,
  longitude: map,
  landline: [...contacts, pathTo('whereWeAre', 'it'), pathTo('privacy', 'it')],
  mobile: contacts,
  email: [...contacts, pathTo('privacy', 'it'), 'mails'],
  whatsapp: ['every page'],
  vatNumber: ['every page’s footer', ...legal],
  companyRegister: legal,
  instagram: ['every page’s footer'],
  facebook: ['every page’s footer'],
}

interface Missing {
  kind: 'placeholder' | 'term' | 'claim'
  what: string
  /** Italian paths, or words. */
  shows: readonly string[]
}

/** What the owner has yet to give or to confirm, and where it will be shown. */
function missing(): Missing[] {
  return [
    ...placeholders.map((what) => ({
      kind: 'placeholder' as const,
      what,
      shows: shows[what] ?? [],
    })),
    ...missingTerms().map((what) => ({
      kind: 'term' as const,
      what: `${what}: ${termNames[what]}`,
      shows: termPages[what].map((page) => pathTo(page, 'it')),
    })),
    ...claimsToConfirm.map(({ en }) => ({ kind: 'claim' as const, what: en, shows: [] })),
  ]
}

/** `shop …`: what the site says of the shop and of the law, and what it cannot say yet. */
export function shopCommands(terminal: Terminal, now = () => new Date()): Command {
  const shop = new Command('shop').description('what the site says of the shop and of the law')

  shop
    .command('missing')
    .description('what the owner has yet to give, in src/shared/shop.ts, and where it shows then')
    .option('--json', 'for programs')
    .action((options: JsonOption) => {
      const rows = missing()
      const cells = rows.map((row) => [row.kind, row.what, row.shows.join(' ')])
      terminal.out(options.json ? json(rows) : table(['KIND', 'WHAT', 'SHOWS ON'], cells))
    })

  shop
    .command('facts')
    .description('facts of law, when each was read, and which to read again')
    .option('--json', 'for programs')
    .action((options: JsonOption) => {
      const facts = Object.entries({ ...consumers, ...patients, ...trade }).map(([name, fact]) => ({
        name,
        source: fact.source.en,
        url: fact.url,
        read: fact.read,
        due: isDue(fact, now()),
      }))
      const cells = facts.map(({ name, read, due, url }) => [name, read, due ? 'due' : '', url])
      terminal.out(options.json ? json(facts) : table(['FACT', 'READ', '', 'SOURCE'], cells))
    })

  return shop
}
