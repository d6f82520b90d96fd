import fs from 'node:fs'
import path from 'node:path'
import { codeOf, errorCode } from '../core/errors'
import { pathTo } from '../shared/routes'
import type { Shop } from '../shared/shop'
import { claims } from './claims'
import { defaults, type NeededDetail, neededDetails } from './defaults'
import { largestFile, readShopFile } from './readShopFile'
import { shopFileName } from './ShopSource'
import type { ShopFile } from './shopSchema'
import { terms } from './terms'

/** What the owner has yet to give or to confirm, and the Italian addresses where it would show. */
interface Missing {
  what: string
  shows: readonly string[]
}

/** Says for each shop on which pages it looks different from the first. */
export type WhereShown = (withAll: Shop, without: readonly Shop[]) => Promise<string[][]>

/** A shop that has given everything, each detail unlike its placeholder. */
const complete: Shop = {
  ...defaults,
  legalName: 'Everything S.r.l.',
  street: 'Via Roma 1',
  postalCode: '20121',
  latitude: 45.5,
  longitude: 9.2,
  landline: '+39 02 1234567',
  mobile: '+39 333 1234567',
  email: 'everything@example.com',
  whatsapp: '393331234568',
  vatNumber: '01234567890',
  companyRegister: 'MI-1234567',
  shareCapital: '10.000 € i.v.',
  instagram: 'https://www.instagram.com/everything',
  facebook: 'https://www.facebook.com/everything',
}

function without(detail: NeededDetail): Shop {
  const { [detail]: _, ...others } = complete
  return { ...defaults, ...others }
}

function readFile(place: string): { file: ShopFile } | { problems: readonly string[] } {
  try {
    const { size } = fs.statSync(place)
    if (size > largestFile)
      return { problems: [`has ${size} bytes, and at most ${largestFile} are read`] }
    return readShopFile(fs.readFileSync(place, 'utf8'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return { problems: ['there is none: shop init writes one'] }
    return { problems: [`cannot be read: ${errorCode(error)}`] }
  }
}

/** Reads the shop's file as the site does, and says what is wrong with it and what it leaves open. */
export async function checkShop(
  dataDir: string,
  whereShown: WhereShown,
): Promise<{ problems: readonly string[]; missing: readonly Missing[] }> {
  const read = readFile(path.join(dataDir, shopFileName))
  const file: ShopFile = 'file' in read ? read.file : {}
  const details = neededDetails.filter((detail) => file[detail] === undefined)
  const shown = await whereShown(complete, details.map(without))
  const inItalian = (entry: { pages: readonly Parameters<typeof pathTo>[0][] }) =>
    entry.pages.map((page) => pathTo(page, 'it'))
  return {
    problems: 'problems' in read ? read.problems : [],
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
