import { Command } from 'commander'
import type { Stores } from '../stores'
import { addMailingCommands } from './mailingCommands'
import { addReadingCommands } from './readingCommands'
import { addRemovalCommands } from './removalCommands'
import type { Terminal } from './Terminal'

/** `requests …`: what staff and operators do with the requests. */
export function requestCommands(
  stores: Pick<Stores, 'quoteAdmin' | 'quoteRemoval'>,
  retentionDays: number,
  terminal: Terminal,
): Command {
  const requests = new Command('requests').description('the requests that visitors have sent')
  addReadingCommands(requests, stores.quoteAdmin, terminal)
  addMailingCommands(requests, stores.quoteAdmin, terminal)
  addRemovalCommands(requests, stores, retentionDays, terminal)
  return requests
}
