import styled from '@emotion/styled'
import type { ComponentProps, ReactNode } from 'react'
import { above, gutter, sectionSpaces, sizes, space } from '../theme/tokens'
import { Container } from './Container'
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

const Content = styled.section`
  > * + * {
    margin-top: ${space(5)};
  }
`

/** Two parts of one matter beside one another, where there is room. */
export function SideBySide({
  isFirstWider = false,
  children,
  ...section
}: Pick<ComponentProps<typeof Section>, 'tone' | 'space'> & {
  /** Whether the first part takes two thirds of the width. */
  isFirstWider?: boolean
  /** Two of `Part`. */
  children: ReactNode
}) {
  return (
    <Section {...section}>
      <Halves data-wider={isFirstWider || undefined}>{children}</Halves>
    </Section>
  )
}

/** One of two parts under its heading; its points, if any, are of an even number. */
export function Part({
  id,
  heading,
  children,
}: {
  id: string
  heading: string
  children: ReactNode
}) {
  return (
    <Content aria-labelledby={id}>
      <Subheading as="h2" id={id}>
        {heading}
      </Subheading>
      {children}
    </Content>
  )
}
