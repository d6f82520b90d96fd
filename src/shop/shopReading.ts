import { createHash } from 'node:crypto'
import type { Shop, ShopReading, ShopTerm, Span, Week } from '../shared/shop'
import { claims } from './claims'
import { closureWords } from './closureWords'
import { defaults, neededDetails } from './defaults'
import type { ShopFile } from './shopSchema'
import { type TermKey, terms } from './terms'

function hoursOf(hours: NonNullable<ShopFile['hours']>): Week {
  const given = (span: Span | 'closed' | undefined, usual: Span | null) =>
    span === 'closed' ? null : (span ?? usual)
  return {
    mondayToFriday: given(hours.mondayToFriday, defaults.hours.mondayToFriday),
    saturday: given(hours.saturday, defaults.hours.saturday),
  }
}

/** What the owner has said or confirmed, in the order in which pages show it. */
function termsOf({ terms: given = {}, confirmed = {} }: ShopFile): ShopTerm[] {
  const said = (Object.keys(terms) as TermKey[]).flatMap((key) => {
    const body = given[key]
    const { pages, title } = terms[key]
    return body ? [{ key, pages, title, body }] : []
  })
  const known = (Object.keys(claims) as (keyof typeof claims)[])
    .filter((key) => confirmed[key])
    .map((key) => ({ key, ...claims[key] }))
  return [...said, ...known]
}

/**
 * The shop with what its file gives over the defaults.
 * @param today in Italy, as YYYY-MM-DD: what is over is left out
 */
export function shopReading(file: ShopFile, today: string): ShopReading {
  const {
    hours = {},
    closed = [],
    notice,
    terms: _,
    confirmed: __,
    pictures = {},
    ...details
  } = file
  const shop: Shop = {
    ...defaults,
    ...details,
    hours: hoursOf(hours),
    closed: closed
      .filter(({ to }) => to >= today)
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .map((closure) => ({ from: closure.from, to: closure.to, words: closureWords(closure) })),
    ...(notice && notice.until >= today && { notice: { it: notice.it, en: notice.en } }),
    terms: termsOf(file),
  }
  const missing = neededDetails.filter((detail) => file[detail] === undefined)
  const content = { shop, photographs: pictures, missing }
  return {
    ...content,
    revision: createHash('sha256').update(JSON.stringify(content)).digest('base64url'),
  }
}
