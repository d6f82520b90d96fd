import type { ComponentProps } from 'react'
import { Points } from './Points'
import { WideSection } from './WideSection'

/** A section whose points are beside one another over the page's whole width. */
export function AcrossSection({
  points,
  ordered = false,
  ...section
}: Omit<ComponentProps<typeof WideSection>, 'children'> &
  Pick<ComponentProps<typeof Points>, 'points' | 'ordered'>) {
  return (
    <WideSection {...section}>
      <Points points={points} ordered={ordered} across />
    </WideSection>
  )
}
