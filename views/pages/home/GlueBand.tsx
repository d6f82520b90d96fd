import styled from '@emotion/styled'
import { glueMacro } from '../../../src/shared/pictures/house'
import { ButtonLink } from '../../components/Button'
import { Picture } from '../../components/Picture'
import { Section } from '../../components/Section'
import { Body, Heading } from '../../components/typography'
import { Container } from '../../layout/Container'
import { above, colours, space } from '../../theme/tokens'
import type { it } from './text.it'

const Grid = styled(Container)`
  display: grid;
  gap: ${space(7)};
  align-items: center;
  ${above.laptop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${space(9)};
  }
`

const Frame = styled.div`
  img {
    width: 100%;
    aspect-ratio: 4 / 5;
    object-fit: cover;
  }
`

const Words = styled.div`
  display: grid;
  gap: ${space(6)};
  justify-items: start;
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
      <Grid>
        <Frame>
          <Picture
            picture={glueMacro}
            sizes="(min-width: 64rem) min(45.5vw - 5rem, 33.7rem), calc(100vw - 3rem)"
          />
        </Frame>
        <Words>
          <GoldHeading id="glue">
            {glue.heading} <em>{glue.italic}</em>
          </GoldHeading>
          <Body>{glue.body}</Body>
          <ButtonLink page="italianKeratineGlue">{glue.discover}</ButtonLink>
        </Words>
      </Grid>
    </Section>
  )
}
