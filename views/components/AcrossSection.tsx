import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { space } from '../theme/tokens'
import { Points } from './Points'
import type { HeadedSection } from './Section'
import { Small } from './typography'
import { WideSection } from './WideSection'

const Note = styled(Small)`
  margin-bottom: ${space(5)};
`

/** A section with its points beside one another over the page's width, below its note if any. */
export function AcrossSection({
  points,
  ordered = false,
  note,
  ...section
}: Omit<HeadedSection, 'children'> &
  Pick<ComponentProps<typeof Points>, 'points' | 'ordered'> & { note?: string }) {
  return (
    <WideSection {...section}>
      {note && <Note>{note}</Note>}
      <Points points={points} ordered={ordered} columns={points.length} />
    </WideSection>
  )
}
