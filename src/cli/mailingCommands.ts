import type { Command } from 'commander'
import { OperatorError } from '../core/errors'
import type { QuoteAdmin } from '../quotes/QuoteAdmin'
import { referenceOf } from '../shared/quotes'
import { type JsonOption, json } from './json'
import { idBeginning, theQuote } from './namedQuote'
import type { Terminal } from './Terminal'

/** Adds the commands that send mails: `resend` and `release`. */
export function addMailingCommands(
  requests: Command,
  quotes: QuoteAdmin,
  terminal: Terminal,
): void {
  requests
    .command('resend')
    .description('mail a request to the shop once more')
    .argument('<reference>', 'its reference or id', idBeginning)
    .option('--json', 'for programs')
    .action(async (reference: string, options: JsonOption) => {
      const { id } = await theQuote(quotes, reference)
      await quotes.resend(id, new Date())
      terminal.out(options.json ? json({ id }) : `${referenceOf(id)} will be mailed again.\n`)
    })

  requests
    .command('release')
    .description('take a suspect request for a person’s, and mail it')
    .argument('<reference>', 'its reference or id', idBeginning)
    .option('--json', 'for programs')
    .action(async (reference: string, options: JsonOption) => {
      const { id, suspicion } = await theQuote(quotes, reference)
      if (suspicion === null) {
        throw new OperatorError(`${reference} is not suspect.`)
      }
      await quotes.release(id, new Date())
      terminal.out(options.json ? json({ id }) : `${referenceOf(id)} is released.\n`)
    })
}
