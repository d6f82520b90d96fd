import path from 'node:path'
import { shopFileName } from '../core/shopFiles'
import { pathTo } from '../shared/routes'
import { completeShop, neededDetails } from '../shop/defaults'
import { readShopAt } from '../shop/ShopSource'
import type { ShopFile } from '../shop/shopSchema'
import { terms } from '../shop/terms'

/** What the owner has yet to give or to confirm, and the Italian addresses where it would show. */
interface Missing {
  what: string
  shows: readonly string[]
}

/** No other command needs the pages. */
const loadPages = () => import('../pages/whereShown')

interface Checked {
  file: ShopFile
  problems: readonly string[]
}

/** Reads the shop's file as the site does, and says what is wrong with it and what it leaves open. */
export async function checkShop(
  dataDir: string,
): Promise<Checked & { missing: readonly Missing[] }> {
  const none = { problems: ['there is none: shop init writes one'] }
  const found = (await readShopAt(path.join(dataDir, shopFileName))) ?? none
  const { file, problems }: Checked = { file: {}, problems: [], ...found }
  const details = neededDetails.filter((detail) => file[detail] === undefined)
  const { whereShown } = await loadPages()
  const shown = await whereShown(completeShop)
  return {
    file,
    problems,
    missing: [
      ...details.map((what) => ({ what, shows: shown.get(what) ?? [] })),
      ...Object.entries(terms)
        .filter(([key]) => !(key in (file.terms ?? {})))
        .map(([key, { pages }]) => ({
          what: `terms.${key}`,
          shows: pages.map((page) => pathTo(page, 'it')),
        })),
    ],
  }
}
