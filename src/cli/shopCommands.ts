import fs from 'node:fs'
import path from 'node:path'
import type { Command } from 'commander'
import { terms } from '../../views/text/terms'
import { ownPicturesFolder, shopFileName } from '../content/shopFiles'
import { exitCodes, OperatorError } from '../core/errors'
import { pageIds, pathTo } from '../shared/routes'
import { completeShop, neededDetails } from '../shop/defaults'
import { readShopAt } from '../shop/ShopSource'
import type { ShopFile } from '../shop/shopSchema'
import { shopTemplate } from '../shop/template'
import type { CommandSite } from './CommandSite'
import { ownPictureProblems } from './ownPictureCheck'
import type { Terminal } from './Terminal'
import { table } from './table'

/** What the owner has yet to give or to confirm, and the Italian addresses where it would show. */
async function missingIn(file: ShopFile) {
  // No other command needs the pages.
  const { whereShown } = await import('../pages/whereShown')
  const pagesWith = await whereShown(completeShop)
  const details = neededDetails.filter((detail) => file[detail] === undefined)
  const unsaid = Object.entries(terms).filter(([key]) => !(key in (file.terms ?? {})))
  return [
    ...details.map((what) => ({ what, shows: pagesWith.get(what) ?? [] })),
    ...unsaid.map(([key, { pages }]) => ({
      what: `terms.${key}`,
      shows: pages.map((page) => pathTo(page, 'it')),
    })),
  ]
}

export function shopCommands(
  program: Command,
  { config, products }: CommandSite,
  terminal: Terminal,
): void {
  const shop = program.command('shop').description('what the site says of the shop')
  const { dataDir } = config
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
      const read = (await readShopAt(place)) ?? {
        problems: ['there is none: shop init writes one'],
      }
      const { file, problems } = { file: {}, problems: [], ...read }
      const found = [
        ...problems.map((problem) => `${shopFileName}: ${problem}`),
        ...(await ownPictureProblems(dataDir, file, products)),
      ]
      const cells = (await missingIn(file)).map(({ what, shows }) => [
        what,
        shows.length === pageIds.length ? 'every page' : shows.join(' '),
      ])
      if (cells.length > 0) terminal.out(table(['MISSING', 'WOULD SHOW ON'], cells))
      const verdict = found.length > 0 ? found : [`${shopFileName} is good.`]
      terminal.note(verdict.map((line) => `${line}\n`).join(''))
      if (found.length > 0) {
        throw new OperatorError('The site shows what was there before.', exitCodes.failed)
      }
    })
}
