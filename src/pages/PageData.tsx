import { jsonInScript } from '../../views/pageState'
import { facetsIn } from '../shared/catalogueFilters'
import { chosenLine } from '../shared/contactLinks'
import type { Assets } from './assets'
import { shareAddress, sharePictures } from './sharePictures'
import { type PageToDescribe, structuredData } from './structuredData/structuredData'

/** Structured data for search engines. Browsers do not run it, so the policy need not name it. */
export function PageData({
  location,
  assets,
  ...page
}: Omit<PageToDescribe, 'chosen' | 'facets' | 'shopPicture'> & {
  /** Path and query. */
  location: string
  assets: Assets
}) {
  const { pathname, searchParams } = new URL(location, page.siteUrl)
  const described = structuredData({
    ...page,
    chosen: chosenLine(pathname, searchParams),
    facets: facetsIn(searchParams),
    shopPicture: page.siteUrl + shareAddress(assets.shares, sharePictures.contacts),
  })
  if (!described) return null
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
      dangerouslySetInnerHTML={{ __html: jsonInScript(described) }}
    />
  )
}
