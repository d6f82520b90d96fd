import styled from '@emotion/styled'
import { glueMacro } from '../../../src/shared/pictures/house'
import { ButtonLink } from '../../components/Button'
import { Columns, Container } from '../../components/Container'
import { Picture } from '../../components/Picture'
import { Section } from '../../components/Section'
import { Heading, Lead } from '../../components/typography'
import { above, colours, gutter, onPhone, onTablet, space } from '../../theme/tokens'
import type { it } from './text.it'

const Row = styled(Columns)`
  align-items: center;
  @media ${onTablet} {
    grid-template-columns: 1fr 1fr;
    column-gap: ${space(6)};
  }
`

const Frame = styled.div`
  img {
    width: 100%;
    aspect-ratio: 4 / 5;
    object-fit: cover;
    @media ${onPhone} {
      aspect-ratio: 1;
    }
  }
`

const Words = styled.div`
  display: grid;
  gap: ${space(5)};
  justify-items: start;
  ${above.laptop} {
    padding-left: ${gutter};
  }
`

const GoldHeading = styled(Heading)`
  color: ${colours.gold};
  em {
    display: block;
  }
`

/** The keratin glue: a macro of amber light, gold type. */
export function GlueBand({ glue }: Pick<typeof it, 'glue'>) {
  return (
    <Section tone="espresso" aria-labelledby="glue">
      <Container>
        <Row>
          <Frame>
            <Picture
              picture={glueMacro}
              sizes="(min-width: 64rem) min(41.7vw - 3rem, 34.2rem), (min-width: 40rem) calc(50vw - 3rem), calc(100vw - 3rem)"
            />
          </Frame>
          <Words>
            <GoldHeading id="glue">
              {glue.heading} <em>{glue.italic}</em>
            </GoldHeading>
            <Lead>{glue.body}</Lead>
            <ButtonLink page="italianKeratineGlue">{glue.discover}</ButtonLink>
          </Words>
        </Row>
      </Container>
    </Section>
  )
}
