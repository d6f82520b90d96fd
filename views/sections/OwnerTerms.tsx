import type { PageId } from '../../src/shared/routes'
import { Points } from '../components/Points'
import { TextSection } from '../components/TextSection'
import { usePageState } from '../pageState'
import { useLanguage, useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'

/** What the owner has said for a page; nothing where nothing is said yet. */
export function OwnerTerms({ page }: { page: PageId }) {
  const { language } = useLanguage()
  const { shop } = usePageState()
  const { ownerTerms } = useText(siteText)
  const terms = shop.terms
    .filter(({ pages }) => pages.includes(page))
    .map(({ title, body }) => ({ title: title[language], body: body[language] }))
  if (terms.length === 0) return null
  return (
    <TextSection id="our-terms" heading={ownerTerms} space="near">
      <Points points={terms} />
    </TextSection>
  )
}
