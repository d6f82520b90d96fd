import { Points } from '../components/Points'
import { TextSection } from '../components/TextSection'
import type { Point } from '../text/CategoryPageText'
import { useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'

/** What the owner has said for a page; nothing where nothing is said yet. */
export function OwnerTerms({ terms }: { terms: readonly Point[] }) {
  const { ownerTerms } = useText(siteText)
  if (terms.length === 0) return null
  return (
    <TextSection id="our-terms" heading={ownerTerms} space="near">
      <Points points={terms} />
    </TextSection>
  )
}
