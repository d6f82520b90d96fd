import styled from '@emotion/styled'
import type { ComponentProps, ReactNode } from 'react'
import { above, gutter, sectionSpaces, sizes, space } from '../theme/tokens'
import { Container } from './Container'
import { Points } from './Points'
import { Section } from './Section'
import { Subheading } from './typography'

/** On six columns, three each, or four and two where there is room for them. */
const Halves = styled(Container)`
  display: grid;
  gap: ${sectionSpaces.near} ${gutter};
  ${above.laptop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > * {
      grid-column: span 3;
    }
    &:not([data-wider]) :is(ol, ul) {
      grid-template-columns: 1fr 1fr;
    }
    &[data-wider] > * {
      grid-column: span 6;
    }
  }
  ${above.desktop} {
    &[data-wider] > * {
      grid-column: span 4;
      font-size: ${sizes.small};
    }
    &[data-wider] > * + * {
      grid-column: span 2;
    }
  }
`

const Top = styled(Subheading)`
  margin-bottom: ${space(5)};
`

const Opening = styled.div`
  &:not(:last-child) {
    margin-bottom: ${space(5)};
  }
`

/** Two parts of one matter, each under its heading, beside one another where there is room. */
export function SideBySide({
  parts,
  wider,
  ...section
}: Pick<ComponentProps<typeof Section>, 'tone' | 'space'> & {
  /** Of an even number of points each, if any. */
  parts: readonly (ComponentProps<typeof Points> & {
    id: string
    heading: string
    /** Between the heading and the points. */
    opening?: ReactNode
  })[]
  /** The one that takes two thirds of the width. */
  wider?: 'first'
}) {
  return (
    <Section {...section}>
      <Halves data-wider={wider}>
        {parts.map(({ id, heading, opening, ...points }) => (
          <section key={id} aria-labelledby={id}>
            <Top as="h2" id={id}>
              {heading}
            </Top>
            {opening && <Opening>{opening}</Opening>}
            {points.points.length > 0 && <Points {...points} across />}
          </section>
        ))}
      </Halves>
    </Section>
  )
}
