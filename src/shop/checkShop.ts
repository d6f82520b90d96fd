import path from 'node:path'
import { shopFileName } from '../core/shopFiles'
import { pathTo } from '../shared/routes'
import type { Shop } from '../shared/shop'
import { claims } from './claims'
import { defaults, examples, neededDetails } from './defaults'
import { type FoundFile, readShopAt } from './ShopSource'
import { terms } from './terms'

/** What the owner has yet to give or to confirm, and the Italian addresses where it would show. */
interface Missing {
  what: string
  shows: readonly string[]
}

/** Says for each shop on which pages it looks different from the first. */
export type WhereShown = (withAll: Shop, without: readonly Shop[]) => Promise<string[][]>

/** A shop that has given everything. */
const complete: Shop = { ...defaults, ...examples }

/** Reads the shop's file as the site does, and says what is wrong with it and what it leaves open. */
export async function checkShop(
  dataDir: string,
  whereShown: WhereShown,
): Promise<Pick<FoundFile, 'problems' | 'doubts'> & { missing: readonly Missing[] }> {
  const found = await readShopAt(path.join(dataDir, shopFileName))
  const none = { problems: ['there is none: shop init writes one'], doubts: [] }
  const { file = {}, problems, doubts }: FoundFile = found ?? none
  const details = neededDetails.filter((detail) => file[detail] === undefined)
  const shown = await whereShown(
    complete,
    details.map((detail) => ({ ...complete, [detail]: defaults[detail] })),
  )
  const inItalian = (entry: { pages: readonly Parameters<typeof pathTo>[0][] }) =>
    entry.pages.map((page) => pathTo(page, 'it'))
  return {
    problems,
    doubts,
    missing: [
      ...details.map((what, index) => ({ what, shows: shown[index] ?? [] })),
      ...Object.entries(terms)
        .filter(([key]) => !(key in (file.terms ?? {})))
        .map(([key, term]) => ({ what: `terms.${key}`, shows: inItalian(term) })),
      ...Object.entries(claims)
        .filter(([key]) => !(key in (file.confirmed ?? {})))
        .map(([key, claim]) => ({ what: `confirmed.${key}`, shows: inItalian(claim) })),
    ],
  }
}
