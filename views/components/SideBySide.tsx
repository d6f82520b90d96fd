import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { above, gutter, sectionSpaces, space } from '../theme/tokens'
import { Container } from './Container'
import { type HeadedSection, Section, type SectionLook } from './Section'
import { Subheading } from './typography'

const Parts = styled(Container)<{ $first: 1 | 2 }>`
  display: grid;
  gap: ${sectionSpaces.near} ${gutter};
  ${above.laptop} {
    grid-template-columns: minmax(0, ${({ $first }) => $first}fr) minmax(0, 1fr);
  }
`

const SideHeading = styled(Subheading)`
  margin-bottom: ${space(5)};
`

/** One of two parts, called by its heading. */
export function Side({ id, heading, children }: Omit<HeadedSection, keyof SectionLook>) {
  return (
    <section aria-labelledby={id}>
      <SideHeading as="h2" id={id}>
        {heading}
      </SideHeading>
      {children}
    </section>
  )
}

/**
 * Two parts of one matter beside one another, where there is room.
 * @param first the first part's width, as a multiple of the second's
 */
export function SideBySide({
  first = 1,
  children,
  ...section
}: SectionLook & { first?: 1 | 2; children: ReactNode }) {
  return (
    <Section {...section}>
      <Parts $first={first}>{children}</Parts>
    </Section>
  )
}
