import styled from '@emotion/styled'
import { Container } from '../../components/Container'
import { Picture } from '../../components/Picture'
import { Section } from '../../components/Section'
import { Heading, Numeral, PointTitle, Small } from '../../components/typography'
import { steps as pictures } from '../../text/pictures/steps'
import { above, gutter, space } from '../../theme/tokens'
import type { it } from './text.it'

/** From tablet on the heading has the first of six places, and the steps have the others. */
const Room = styled(Container)`
  display: grid;
  gap: ${space(6)};
  ${above.tablet} {
    > * {
      grid-area: 1 / 1;
    }
    h2 {
      justify-self: start;
      width: calc((100% - 2 * ${gutter}) / 3);
    }
  }
`

const List = styled.ol`
  display: grid;
  gap: ${space(5)} ${gutter};
  ${above.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: ${space(7)};
    li:first-of-type {
      grid-column: 2;
    }
  }
`

/** On a phone the words are beside the picture. */
const Step = styled.li`
  display: grid;
  grid-template-columns: 40% minmax(0, 1fr);
  gap: ${space(4)};
  ${above.tablet} {
    display: block;
    img {
      margin-bottom: ${space(4)};
      aspect-ratio: 1;
    }
  }
`

const Place = styled(Numeral)`
  margin-right: ${space(3)};
`

/** On a phone a step's picture is a thumb; its master is 600 pixels wide. */
const widths = [192, 360, 540, 600]

/** How a product is made, from the bundle to the last check, in five steps. */
export function Steps({ text: { production } }: { text: Pick<typeof it, 'production'> }) {
  return (
    <Section tone="sand" aria-labelledby="production">
      <Room>
        <Heading id="production">{production.title}</Heading>
        <List>
          {production.steps.map(({ title, body }, index) => (
            <Step key={title}>
              <Picture
                picture={pictures[index] ?? pictures[0]}
                widths={widths}
                sizes="(min-width: 40rem) min(33.4vw - 2.5rem, 27rem), 8rem"
              />
              <div>
                <PointTitle>
                  <Place aria-hidden="true">{index + 1}</Place>
                  {title}
                </PointTitle>
                <Small>{body}</Small>
              </div>
            </Step>
          ))}
        </List>
      </Room>
    </Section>
  )
}
