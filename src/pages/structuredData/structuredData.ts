import type { BreadcrumbList, WebSite } from 'schema-dts'
import { breadcrumbsOf } from '../../../views/text/breadcrumbs'
import type { ReadAnswers } from '../../shared/apiPaths'
import type { Facets } from '../../shared/catalogueFilters'
import { type Category, lineOf } from '../../shared/categories'
import { type Language, languages, locales } from '../../shared/languages'
import { type PageId, pathTo } from '../../shared/routes'
import type { Shop, ShopReading } from '../../shared/shop'
import { productList } from './productNodes'
import { shopId, shopNode } from './shopNode'
import type { StructuredData } from './vocabulary'

export interface PageToDescribe {
  page: PageId
  language: Language
  siteUrl: string
  /** The line that the address' query opens the catalogue at. */
  chosen: Category | null
  /** By which the address narrows it further. */
  facets: Facets
  /** Answers of the API that the page has. */
  data: Partial<ReadAnswers>
  /** The address of the shop's picture, the same on all pages. */
  shopPicture: string
  shop: Shop
  missing: ShopReading['missing']
}

/** The pages that describe the shop, and those that have its opening hours as well. */
const tellsShop: ReadonlySet<PageId> = new Set(['home', 'about', 'whereWeAre', 'contacts'])
const tellsHours: ReadonlySet<PageId> = new Set(['whereWeAre', 'contacts'])

function webSite(siteUrl: string, name: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#site`,
    name,
    url: `${siteUrl}/`,
    inLanguage: languages.map((language) => locales[language]),
    publisher: { '@id': shopId(siteUrl) },
  }
}

function breadcrumbList(line: Category, language: Language, siteUrl: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbsOf(line, language).map(([page, name], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + pathTo(page, language),
    })),
  }
}

/** Describes what a page shows; undefined for a page without any of it. */
export function structuredData(described: PageToDescribe): StructuredData | undefined {
  const { page, language, siteUrl, chosen, facets, data, shopPicture, shop, missing } = described
  const line = lineOf(page)
  const nodes = [
    page === 'home' && webSite(siteUrl, shop.name),
    tellsShop.has(page) && shopNode(siteUrl, shopPicture, tellsHours.has(page), { shop, missing }),
    line && breadcrumbList(line, language, siteUrl),
    productList(page, language, siteUrl, { chosen, facets }, data),
  ].filter((node) => node !== false && node !== undefined)
  return nodes.length > 0 ? { '@context': 'https://schema.org', '@graph': nodes } : undefined
}
