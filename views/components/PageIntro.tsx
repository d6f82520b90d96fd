import styled from '@emotion/styled'
import { Container } from '../layout/Container'
import type { PageText } from '../text/PageText'
import { colours, measure, space } from '../theme/tokens'

const Section = styled(Container)`
  padding-block: ${space(7)} ${space(6)};
`

const Heading = styled.h1`
  font-size: clamp(2.25rem, 6vw, 4rem);
`

const Opening = styled.p`
  max-width: ${measure};
  margin-top: ${space(5)};
  color: ${colours.inkSoft};
  font-size: 1.125rem;
`

/** A page's heading, which takes the focus after navigation, and its first paragraph. */
export function PageIntro({ text }: { text: Pick<PageText, 'heading' | 'opening'> }) {
  return (
    <Section>
      <Heading tabIndex={-1}>{text.heading}</Heading>
      <Opening>{text.opening}</Opening>
    </Section>
  )
}
