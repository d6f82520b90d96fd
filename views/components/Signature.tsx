import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { above, colours, fonts, sizes, space } from '../theme/tokens'
import { Container } from './Container'
import { Section } from './Section'
import { Label } from './typography'

const Figure = styled.figure`
  display: grid;
  gap: ${space(5)};
  ${above.laptop} {
    gap: ${space(6)};
  }
`

const Caption = styled.figcaption`
  display: grid;
  gap: ${space(2)};
`

const What = styled(Label)`
  color: ${colours.bronze};
`

/** A page's one very large figure. */
export const LargeFigure = styled.span`
  display: block;
  font-family: ${fonts.display};
  font-size: ${sizes.figure};
  line-height: 0.95;
  overflow-wrap: anywhere;
  letter-spacing: -0.02em;
  font-feature-settings: 'lnum';
`

/** A line's one characteristic figure, very large, and a drawing of it. */
export function Signature({
  label,
  figure,
  children,
}: {
  label: string
  figure: string
  /** The drawing; the words say the same. */
  children: ReactNode
}) {
  return (
    <Section>
      <Container>
        <Figure>
          <Caption>
            <What>{label}</What>
            <LargeFigure>{figure}</LargeFigure>
          </Caption>
          <div aria-hidden="true">{children}</div>
        </Figure>
      </Container>
    </Section>
  )
}
