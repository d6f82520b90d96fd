import { Points } from '../components/Points'
import { TextSection } from '../components/TextSection'
import type { Point } from '../text/CategoryPageText'
import { useLanguage } from '../text/LanguageProvider'

const heading = { it: 'Le nostre condizioni', en: 'Our terms' }

/** What the owner has said for a page; nothing where nothing is said yet. */
export function OwnerTerms({ terms }: { terms: readonly Point[] }) {
  const { language } = useLanguage()
  if (terms.length === 0) return null
  return (
    <TextSection id="our-terms" heading={heading[language]} space="near">
      <Points points={terms} />
    </TextSection>
  )
}
