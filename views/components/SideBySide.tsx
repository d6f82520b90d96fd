import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { above, gutter, sectionSpaces, space } from '../theme/tokens'
import { Container } from './Container'
import { Points } from './Points'
import { Section, type SectionLook } from './Section'
import { Subheading } from './typography'

const Halves = styled(Container)`
  display: grid;
  gap: ${sectionSpaces.near} ${gutter};
  ${above.laptop} {
    grid-template-columns: 1fr 1fr;
  }
`

const Top = styled(Subheading)`
  margin-bottom: ${space(5)};
`

/** Two lists of points on one matter beside one another, where there is room. */
export function SideBySide({
  parts,
  ...section
}: SectionLook & {
  parts: readonly ({ id: string; heading: string } & Pick<
    ComponentProps<typeof Points>,
    'points' | 'ordered'
  >)[]
}) {
  return (
    <Section {...section}>
      <Halves>
        {parts.map(({ id, heading, ...list }) => (
          <section key={id} aria-labelledby={id}>
            <Top as="h2" id={id}>
              {heading}
            </Top>
            <Points {...list} across={2} />
          </section>
        ))}
      </Halves>
    </Section>
  )
}
