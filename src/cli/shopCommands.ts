import fs from 'node:fs'
import path from 'node:path'
import type { Command } from 'commander'
import { exitCodes, OperatorError } from '../core/errors'
import { ownPicturesFolder, shopFileName } from '../core/shopFiles'
import { pageIds } from '../shared/routes'
import { shopTemplate } from '../shop/template'
import type { CommandSite } from './CommandSite'
import { checkShop } from './checkShop'
import { ownPictureProblems } from './ownPictureCheck'
import type { Terminal } from './Terminal'
import { table } from './table'

export function shopCommands(
  program: Command,
  { dataDir, products }: CommandSite,
  terminal: Terminal,
): void {
  const shop = program.command('shop').description('what the site says of the shop')
  const place = path.join(dataDir, shopFileName)

  shop
    .command('init')
    .description(`write ${shopFileName} into DATA_DIR, with all that it may say as examples`)
    .action(() => {
      if (fs.existsSync(place)) throw new OperatorError(`There is already ${place}`)
      fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
      fs.writeFileSync(place, shopTemplate(), { flag: 'wx' })
      fs.mkdirSync(path.join(dataDir, ownPicturesFolder), { recursive: true })
      terminal.out(`Written: ${place}\n`)
    })

  shop
    .command('check')
    .description(
      `read ${shopFileName} and photographs as the site does; what is missing, and where`,
    )
    .action(async () => {
      const { file, problems, missing } = await checkShop(dataDir)
      const told = [
        ...problems.map((problem) => `${shopFileName}: ${problem}`),
        ...(await ownPictureProblems(dataDir, file, products)),
      ]
      const cells = missing.map(({ what, shows }) => [
        what,
        shows.length === pageIds.length ? 'every page' : shows.join(' '),
      ])
      if (cells.length > 0) terminal.out(table(['MISSING', 'WOULD SHOW ON'], cells))
      const verdict = told.length > 0 ? told : [`${shopFileName} is good.`]
      terminal.note(verdict.map((line) => `${line}\n`).join(''))
      if (told.length > 0) {
        throw new OperatorError('The site shows what was there before.', exitCodes.failed)
      }
    })
}
