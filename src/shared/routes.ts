import { type Bilingual, isEnglishPath, type Language, languages } from './languages'

/**
 * Every page once, with its two addresses. Express, React Router, links, the language switch,
 * canonical and hreflang links and the sitemap all read this table; no path stands anywhere else.
 */
export const routes = {
  home: { it: '/', en: '/en' },
  about: { it: '/chi-siamo', en: '/en/about' },
  products: { it: '/prodotti', en: '/en/products' },
  tapeInKit: { it: '/prodotti/tape-in-kit', en: '/en/products/tape-in-kit' },
  keratinTips: { it: '/prodotti/keratin-tips', en: '/en/products/keratin-tips' },
  bulkHumanHair: { it: '/prodotti/bulk-human-hair', en: '/en/products/bulk-human-hair' },
  weftMachineSewn: { it: '/prodotti/weft-machine-sewn', en: '/en/products/weft-machine-sewn' },
  italianKeratineGlue: {
    it: '/prodotti/italian-keratine-glue',
    en: '/en/products/italian-keratine-glue',
  },
  mensProsthesis: { it: '/prodotti/protesi-uomo', en: '/en/products/men-prosthesis' },
  womensProsthesis: { it: '/prodotti/protesi-donna', en: '/en/products/women-prosthesis' },
  adhesiveTapes: { it: '/prodotti/tape-adhesivi', en: '/en/products/tape-adhesives' },
  gallery: { it: '/galleria', en: '/en/gallery' },
  faq: { it: '/faq', en: '/en/faq' },
  whereWeAre: { it: '/dove-siamo', en: '/en/where-we-are' },
  contacts: { it: '/contatti', en: '/en/contacts' },
  privacy: { it: '/privacy', en: '/en/privacy' },
  terms: { it: '/termini', en: '/en/terms' },
} as const satisfies Record<string, Bilingual<string>>

export type PageId = keyof typeof routes

export const pageIds = Object.keys(routes) as PageId[]

export interface Route {
  page: PageId
  language: Language
  path: string
}

/** The table as a flat list: each page at its Italian and at its English address. */
export const routeList: readonly Route[] = pageIds.flatMap((page) =>
  languages.map((language) => ({ page, language, path: routes[page][language] })),
)

const pageByPath: ReadonlyMap<string, PageId> = new Map(
  routeList.map(({ path, page }) => [path, page]),
)

/** The page at exactly this path, or undefined. */
export function pageAt(path: string): PageId | undefined {
  return pageByPath.get(path)
}

export function pathTo(page: PageId, language: Language): string {
  return routes[page][language]
}

/** The addresses of a page by their `hreflang`, for search engines. */
export function alternatesOf(page: PageId): { hreflang: string; path: string }[] {
  const { it, en } = routes[page]
  return [
    { hreflang: 'it', path: it },
    { hreflang: 'en', path: en },
    { hreflang: 'x-default', path: it },
  ]
}

/** The path with its escapes resolved; as it is where they stand for no text. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/**
 * The right spelling of a path that differs from a known one only by capital letters, by escapes
 * that it does not need, by slashes too many, by a file's name as other sites have it
 * (`/index.html`), or by `/it` before an Italian address; undefined if it is right or unknown.
 */
export function correctedPath(path: string): string | undefined {
  const plain = decoded(path)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html?$/, '')
    .replace(/\/$/, '')
  const italian = plain.replace(/^\/it(?=\/|$)/, '')
  const corrected = (isEnglishPath(italian) ? plain : italian) || '/'
  return corrected !== path && pageByPath.has(corrected) ? corrected : undefined
}
