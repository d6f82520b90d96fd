import type { Described } from '../../views/navigation/LoadedPage'
import { shareAddress, shareFrame, sharePictures } from '../pictures/sharePictures'
import { type Language, locales, otherLanguage } from '../shared/languages'
import { pathTo } from '../shared/routes'
import type { ListedPage } from './structuredData/structuredData'

/** A locale as the Open Graph protocol writes it: `it_IT`. */
const openGraphLocale = (language: Language) => locales[language].replace('-', '_')

/**
 * What networks and messengers show where a page's link is shared. Only on the server: they read
 * no page that a script has made.
 */
export function SharingTags({
  page,
  state,
  assets,
  text: { title, description },
}: Pick<ListedPage, 'page' | 'state' | 'assets'> & { text: Described }) {
  const { language, siteUrl, shop, alternatives = {} } = state
  const { picture } = sharePictures[page]
  const image = siteUrl + shareAddress(assets.pictures, picture.name)
  const alt = (alternatives[picture.name] ?? picture.alt)[language]
  const properties = {
    'og:type': 'website',
    'og:site_name': shop.name,
    'og:locale': openGraphLocale(language),
    'og:locale:alternate': openGraphLocale(otherLanguage(language)),
    'og:url': siteUrl + pathTo(page, language),
    'og:title': title,
    'og:description': description,
    'og:image': image,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(shareFrame.width),
    'og:image:height': String(shareFrame.height),
    'og:image:alt': alt,
  }
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {/* For the rest, X reads what Open Graph says. */}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={alt} />
    </>
  )
}
