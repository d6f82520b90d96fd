import { SpecSheet } from '../components/SpecSheet'
import { TextSection } from '../components/TextSection'
import type { CategoryPageText } from '../text/CategoryPageText'

/** A line's figures below one another, beside their heading. */
export function Specifications({ heading, rows }: CategoryPageText['specifications']) {
  return (
    <TextSection id="specifications" heading={heading}>
      <SpecSheet rows={rows} />
    </TextSection>
  )
}
