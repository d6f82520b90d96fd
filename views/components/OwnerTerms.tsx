import { termsOn } from '../../src/shared/ownerTerms'
import type { PageId } from '../../src/shared/routes'
import { useLanguage } from '../text/LanguageProvider'
import { Points } from './Points'
import { TextSection } from './TextSection'

const heading = { it: 'Le nostre condizioni', en: 'Our terms' }

/** What the owner has said for a page; nothing where nothing is said yet. */
export function OwnerTerms({ page }: { page: PageId }) {
  const { language } = useLanguage()
  const points = termsOn(page).map(({ name, term }) => ({
    title: name[language],
    body: term[language],
  }))
  if (points.length === 0) return null
  return (
    <TextSection id="our-terms" heading={heading[language]} space="near">
      <Points points={points} />
    </TextSection>
  )
}
