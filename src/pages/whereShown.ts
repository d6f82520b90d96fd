import { PageLibrary } from '../../views/navigation/PageLibrary'
import type { PageState } from '../../views/pageState'
import { pageLoaders } from '../../views/pages/registry'
import { pageIds, pathTo } from '../shared/routes'
import type { Shop } from '../shared/shop'
import { noAssets } from './assets'
import { renderPage } from './renderPage'

/** The Italian addresses of the pages that show each detail of the shop: those that read it. */
export async function whereShown(shop: Shop): Promise<ReadonlyMap<string, readonly string[]>> {
  const locations = new Map<string, string[]>()
  for (const id of pageIds) {
    const location = pathTo(id, 'it')
    const read = new Set<string>()
    const watched = new Proxy(shop, {
      get(details, detail) {
        read.add(String(detail))
        return Reflect.get(details, detail)
      },
    })
    const library = new PageLibrary(pageLoaders, watched)
    await library.load(id, 'it')
    const sent: PageState = {
      language: 'it',
      siteUrl: 'http://localhost',
      retentionDays: 1,
      shop,
      pictureModule: '',
      pictures: {},
      data: {},
    }
    renderPage(
      { id, location, state: { ...sent, shop: watched }, sent, missing: [] },
      library,
      noAssets,
    )
    for (const detail of read) locations.set(detail, [...(locations.get(detail) ?? []), location])
  }
  return locations
}
