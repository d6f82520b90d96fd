import type { BreadcrumbList, WebSite } from 'schema-dts'
import type { PageState } from '../../../views/pageState'
import { breadcrumbsOf } from '../../../views/text/breadcrumbs'
import { shareAddress, sharePictures } from '../../pictures/sharePictures'
import { type Category, lineOfPage } from '../../shared/categories'
import { type Language, languages, locales } from '../../shared/languages'
import { type PageId, pathTo } from '../../shared/routes'
import type { ShopReading } from '../../shared/shop'
import type { Assets } from '../assets'
import { itemList } from './itemList'
import { shopId, shopNode } from './shopNode'
import type { StructuredData } from './vocabulary'

/** A page that can be found, as opposed to the not-found page and to one visitor's answer. */
export interface ListedPage {
  page: PageId
  /** Path and query. */
  location: string
  state: PageState
  assets: Pick<Assets, 'pictures'>
  /** Details of the shop that its owner has yet to give. */
  missing: ShopReading['missing']
}

/** The pages that describe the shop, and those that have its opening hours as well. */
const describeShop: ReadonlySet<PageId> = new Set(['home', 'about', 'whereWeAre', 'contacts'])
const haveHours: ReadonlySet<PageId> = new Set(['whereWeAre', 'contacts'])

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
export function structuredData(listed: ListedPage): StructuredData | undefined {
  const { page, location, assets, missing } = listed
  const { language, siteUrl, data, shop } = listed.state
  const { searchParams } = new URL(location, siteUrl)
  const shopPicture = siteUrl + shareAddress(assets.pictures, sharePictures.contacts.picture.name)
  const line = lineOfPage(page)
  const nodes = [
    page === 'home' && webSite(siteUrl, shop.name),
    describeShop.has(page) &&
      shopNode(siteUrl, shopPicture, haveHours.has(page), { details: shop, missing }),
    line && breadcrumbList(line, language, siteUrl),
    itemList(page, language, siteUrl, searchParams, data),
  ].filter((node) => node !== false && node !== undefined)
  return nodes.length > 0 ? { '@context': 'https://schema.org', '@graph': nodes } : undefined
}
