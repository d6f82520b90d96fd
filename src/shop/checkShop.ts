import path from 'node:path'
import { shopFileName } from '../core/shopFiles'
import { claims } from './claims'
import { neededDetails } from './defaults'
import { type FoundFile, readShopAt } from './ShopSource'
import { terms } from './terms'

/** Reads the shop's file as the site does, and says what is wrong with it and what it leaves open. */
export async function checkShop(
  dataDir: string,
): Promise<Pick<FoundFile, 'problems' | 'doubts'> & { missing: readonly string[] }> {
  const found = await readShopAt(path.join(dataDir, shopFileName))
  const none = { problems: ['there is none: shop init writes one'], doubts: [] }
  const { file = {}, problems, doubts }: FoundFile = found ?? none
  const { terms: givenTerms = {}, confirmed = {} } = file
  return {
    problems,
    doubts,
    missing: [
      ...neededDetails.filter((detail) => file[detail] === undefined),
      ...Object.keys(terms)
        .filter((key) => !(key in givenTerms))
        .map((key) => `terms.${key}`),
      ...Object.keys(claims)
        .filter((key) => !(key in confirmed))
        .map((key) => `confirmed.${key}`),
    ],
  }
}
