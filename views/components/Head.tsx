import { Helmet } from 'react-helmet-async'
import { languages } from '../../src/shared/languages'
import { type PageId, pathTo } from '../../src/shared/routes'
import { useSiteUrl } from '../SiteProvider'
import { useLanguage } from '../text/LanguageProvider'
import type { PageText } from '../text/PageText'

/** What search engines read of a page. Exactly one on each page: nothing is de-duplicated. */
export function Head({ page, text }: { page: PageId; text: PageText }) {
  const { language } = useLanguage()
  const siteUrl = useSiteUrl()
  return (
    <Helmet>
      <title>{text.title}</title>
      <meta name="description" content={text.description} />
      <link rel="canonical" href={siteUrl + pathTo(page, language)} />
      {languages.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={siteUrl + pathTo(page, one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={siteUrl + pathTo(page, 'it')} />
    </Helmet>
  )
}
