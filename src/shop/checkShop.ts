import path from 'node:path'
import { shopFileName } from '../core/shopFiles'
import { type PageId, pathTo } from '../shared/routes'
import { claims } from './claims'
import { neededDetails, pagesWith } from './defaults'
import { type FoundFile, readShopAt } from './ShopSource'
import { terms } from './terms'

/** What the owner has yet to give or to confirm, and the Italian addresses where it would show. */
interface Missing {
  what: string
  shows: readonly string[]
}

const missing = (what: string, pages: readonly PageId[]): Missing => ({
  what,
  shows: pages.map((page) => pathTo(page, 'it')),
})

/** Reads the shop's file as the site does, and says what is wrong with it and what it leaves open. */
export async function checkShop(
  dataDir: string,
): Promise<Pick<FoundFile, 'problems' | 'doubts'> & { missing: readonly Missing[] }> {
  const found = await readShopAt(path.join(dataDir, shopFileName))
  const none = { problems: ['there is none: shop init writes one'], doubts: [] }
  const { file = {}, problems, doubts }: FoundFile = found ?? none
  return {
    problems,
    doubts,
    missing: [
      ...neededDetails
        .filter((detail) => file[detail] === undefined)
        .map((detail) => missing(detail, pagesWith(detail))),
      ...Object.entries(terms)
        .filter(([key]) => !(key in (file.terms ?? {})))
        .map(([key, { pages }]) => missing(`terms.${key}`, pages)),
      ...Object.entries(claims)
        .filter(([key]) => !(key in (file.confirmed ?? {})))
        .map(([key, { pages }]) => missing(`confirmed.${key}`, pages)),
    ],
  }
}
