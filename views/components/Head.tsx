import { Helmet } from 'react-helmet-async'
import { alternatesOf, type PageId, pathTo } from '../../src/shared/routes'
import { usePageState } from '../pageState'
import { useLanguage } from '../text/LanguageProvider'
import type { PageText } from '../text/PageText'

/** What search engines read of a page. Exactly one on each page: nothing is de-duplicated. */
export function Head({
  page,
  text,
  noindex = false,
}: {
  page: PageId
  text: Pick<PageText, 'title' | 'description'>
  noindex?: boolean
}) {
  const { language } = useLanguage()
  const { siteUrl } = usePageState()
  return (
    <Helmet>
      <title>{text.title}</title>
      <meta name="description" content={text.description} />
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={siteUrl + pathTo(page, language)} />
      {alternatesOf(page).map(({ hreflang, path }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={siteUrl + path} />
      ))}
    </Helmet>
  )
}
