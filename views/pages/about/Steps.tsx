import styled from '@emotion/styled'
import { steps as pictures } from '../../../src/shared/pictures/steps'
import { Container } from '../../components/Container'
import { Picture } from '../../components/Picture'
import { Section } from '../../components/Section'
import { Heading, Numeral, PointTitle, Small } from '../../components/typography'
import { above, gutter, onPhone, space } from '../../theme/tokens'
import type { it } from './text.it'

/** From laptop on the heading stands over the first of the stairs. */
const Room = styled(Container)`
  display: grid;
  gap: ${space(6)};
  > * {
    ${above.laptop} {
      grid-area: 1 / 1;
    }
  }
`

const Title = styled(Heading)`
  ${above.laptop} {
    max-width: 9em;
    justify-self: start;
    font-size: clamp(2.75rem, 4.6vw, 4rem);
  }
`

/** Each step is a stair higher than the one before. */
const stairs = [4, 3, 2, 1].map(
  (stair, index) => `li:nth-of-type(${index + 1}) { margin-top: calc(${stair} * 3.75rem); }`,
)

const List = styled.ol`
  display: grid;
  gap: ${space(5)} ${gutter};
  ${above.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
  }
  ${above.laptop} {
    ${stairs}
  }
`

const Step = styled.li`
  @media ${onPhone} {
    display: grid;
    grid-template-columns: 40% minmax(0, 1fr);
    column-gap: ${space(4)};
  }
`

const Ordinal = styled(Numeral)`
  display: block;
  font-size: 3.5rem;
  line-height: 1;
  ${above.tablet} {
    padding-top: ${space(3)};
    font-size: 4.5rem;
  }
`

/** How a product is made, from the bundle to the last check, in five steps. */
export function Steps({ text: { production } }: { text: Pick<typeof it, 'production'> }) {
  return (
    <Section tone="sand" aria-labelledby="production">
      <Room>
        <Title id="production">{production.title}</Title>
        <List>
          {production.steps.map(({ title, body }, index) => (
            <Step key={title}>
              <Picture
                picture={pictures[index] ?? pictures[0]}
                sizes="(min-width: 64rem) min(20vw - 2.3rem, 15.4rem), (min-width: 40rem) 30vw, 8rem"
              />
              <div>
                <Ordinal aria-hidden="true">{index + 1}</Ordinal>
                <PointTitle>{title}</PointTitle>
                <Small>{body}</Small>
              </div>
            </Step>
          ))}
        </List>
      </Room>
    </Section>
  )
}
