import { PageLibrary } from '../../views/navigation/PageLibrary'
import { type PageState, pageStateId } from '../../views/pageState'
import { pageLoaders } from '../../views/pages/registry'
import { pageIds as ids, pathTo } from '../shared/routes'
import type { Shop } from '../shared/shop'
import { noAssets } from './assets'
import { renderPage } from './renderPage'

const stateScript = new RegExp(`<script id="${pageStateId}".*?</script>`, 's')

/**
 * The Italian addresses of the pages that look different with and without a detail of the shop.
 * @param withAll the shop with every detail
 * @param without the same without one
 */
export async function whereShown(withAll: Shop, without: readonly Shop[]): Promise<string[][]> {
  const details = Object.keys(withAll) as (keyof Shop)[]
  const rendered = async (shop: Shop) => {
    const library = new PageLibrary(pageLoaders, shop)
    await Promise.all(ids.map((id) => library.load(id, 'it')))
    const missing = details.filter((detail) => shop[detail] !== withAll[detail])
    const state: PageState = {
      language: 'it',
      siteUrl: 'http://localhost',
      retentionDays: 1,
      shop,
      pictureModule: '',
      pictures: {},
      data: {},
    }
    return ids.map((id) => {
      const page = { id, location: pathTo(id, 'it'), state, missing }
      return renderPage(page, library, noAssets).html.replace(stateScript, '')
    })
  }
  const complete = await rendered(withAll)
  const shown: string[][] = []
  for (const shop of without) {
    const pages = await rendered(shop)
    shown.push(
      ids.filter((_, index) => pages[index] !== complete[index]).map((id) => pathTo(id, 'it')),
    )
  }
  return shown
}
