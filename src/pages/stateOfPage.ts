import type { PageState } from '../../views/pageState'
import type { Content } from '../core/Snapshots'
import type { ReadPath } from '../shared/apiPaths'
import { lineOfPage } from '../shared/categories'
import type { Assets } from './assets'
import type { Shown } from './shownPages'

/** What the shop says that its own pictures show, of those that are in place. */
function alternativeTexts({ shop, ownPictures }: Content): Pick<PageState, 'alternatives'> {
  const said = Object.entries(shop.pictureWords).flatMap(([name, { alt }]) =>
    alt && name in ownPictures.pictures ? [[name, alt] as const] : [],
  )
  return said.length > 0 ? { alternatives: Object.fromEntries(said) } : {}
}

/**
 * What a page shows.
 * @param site what the operator decides of it
 * @param reads the API's answers that it has
 */
export function stateOfPage(
  { id, language, extra }: Shown,
  content: Content,
  site: Pick<PageState, 'siteUrl' | 'retentionDays'>,
  reads: readonly ReadPath[],
  { lowerStyles, pictureModule, pictures }: Assets,
): PageState {
  const { siteUrl, retentionDays } = site
  const isOfLine = id !== 'notFound' && lineOfPage(id) !== undefined
  return {
    language,
    siteUrl,
    retentionDays,
    shop: content.shop.shop,
    ...(lowerStyles && isOfLine && { lowerStyles: lowerStyles.address }),
    pictureModule,
    pictures,
    ...alternativeTexts(content),
    data: Object.fromEntries(reads.map((path) => [path, content.apiAnswers[path]])),
    ...extra,
  }
}
