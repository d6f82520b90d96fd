import fs from 'node:fs'
import path from 'node:path'
import { Command } from 'commander'
import { exitCodes, OperatorError } from '../core/errors'
import { photographsFolder, shopFileName } from '../core/shopFiles'
import * as abroad from '../shared/facts/abroad'
import * as consumers from '../shared/facts/consumers'
import { isDue } from '../shared/facts/Fact'
import * as patients from '../shared/facts/patients'
import * as trade from '../shared/facts/trade'
import { pageIds } from '../shared/routes'
import { checkShop } from '../shop/checkShop'
import { shopTemplate } from '../shop/template'
import type { CommandSite } from './CommandSite'
import { type JsonOption, json } from './json'
import type { Terminal } from './Terminal'
import { table } from './table'

/** `shop …`: what the site says of the shop and of the law, and what it cannot say yet. */
export function shopCommands(
  { dataDir, whereShown, photographProblems }: CommandSite,
  terminal: Terminal,
): Command {
  const shop = new Command('shop').description('what the site says of the shop and of the law')
  const place = path.join(dataDir, shopFileName)

  shop
    .command('init')
    .description(`write ${shopFileName} into DATA_DIR, with all that it may say as examples`)
    .action(() => {
      if (fs.existsSync(place)) throw new OperatorError(`There is already ${place}`)
      fs.mkdirSync(dataDir, { recursive: true })
      fs.writeFileSync(place, shopTemplate(), { flag: 'wx' })
      fs.mkdirSync(path.join(dataDir, photographsFolder), { recursive: true })
      terminal.out(`Written: ${place}\n`)
    })

  shop
    .command('check')
    .description(
      `read ${shopFileName} and photographs as the site does; what is missing, and where`,
    )
    .option('--json', 'for programs')
    .action(async (options: JsonOption) => {
      const { problems, doubts, missing } = await checkShop(dataDir, whereShown)
      const inFile = (sentence: string) => `${shopFileName}: ${sentence}`
      const asked = doubts.map(inFile)
      const told = [
        ...problems.map(inFile),
        ...(await photographProblems()).map((problem) => `${photographsFolder}/${problem}`),
      ]
      if (options.json) terminal.out(json({ problems: told, doubts: asked, missing }))
      else {
        const cells = missing.map(({ what, shows }) => [
          what,
          shows.length === pageIds.length ? 'every page' : shows.join(' '),
        ])
        terminal.out(table(['MISSING', 'WOULD SHOW ON'], cells))
        const verdict = told.length > 0 ? told : [`${shopFileName} is good.`]
        terminal.note([...asked, ...verdict].map((line) => `${line}\n`).join(''))
      }
      if (told.length > 0) {
        throw new OperatorError('The site shows what was there before.', exitCodes.failed)
      }
    })

  shop
    .command('facts')
    .description('facts of law, when each was read, and which to read again')
    .option('--json', 'for programs')
    .action((options: JsonOption) => {
      const facts = Object.entries({ ...abroad, ...consumers, ...patients, ...trade }).map(
        ([name, fact]) => ({
          name,
          source: fact.source.en,
          url: fact.url,
          read: fact.read,
          due: isDue(fact, new Date()),
        }),
      )
      const cells = facts.map(({ name, read, due, url }) => [name, read, due ? 'due' : '', url])
      terminal.out(options.json ? json(facts) : table(['FACT', 'READ', '', 'SOURCE'], cells))
    })

  return shop
}
