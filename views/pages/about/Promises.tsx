import styled from '@emotion/styled'
import { salon } from '../../../src/shared/pictures/house'
import { Container } from '../../components/Container'
import { Figures } from '../../components/Figures'
import { Picture } from '../../components/Picture'
import { Section } from '../../components/Section'
import { Body, Subheading } from '../../components/typography'
import { Words } from '../../components/Words'
import { above, gutter, onPhone, space } from '../../theme/tokens'
import type { it } from './text.it'

const Row = styled(Container)`
  display: grid;
  gap: ${space(5)} ${gutter};
  ${above.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space(7)};
  }
`

const Room = styled.figure`
  img {
    width: 100%;
  }
  @media ${onPhone} {
    margin-inline: -${space(5)};
  }
`

const Said = styled.div`
  display: grid;
  gap: ${space(5)} ${gutter};
  align-content: space-between;
  p {
    margin-top: ${space(3)};
  }
  ${above.tablet} {
    grid-template-columns: 1fr 1fr;
    > * {
      grid-column: span 2;
    }
    > div {
      grid-column: auto;
    }
  }
  ${above.laptop} {
    > div {
      grid-column: span 2;
    }
  }
`

/** Smaller than those that home opens with. */
const Line = styled(Figures)`
  dd {
    font-size: 1.75rem;
  }
`

/** What the shop works for and what it checks, beside the place where it receives; below them its figures. */
export function Promises({
  text: { mission, quality, figures },
}: {
  text: Pick<typeof it, 'mission' | 'quality' | 'figures'>
}) {
  return (
    <Section>
      <Row>
        <Room>
          <Picture picture={salon} sizes="(min-width: 64rem) min(58vw - 6rem, 47rem), 100vw" />
        </Room>
        <Said>
          {[mission, quality].map(({ title, body }) => (
            <div key={title}>
              <Subheading as="h2">{title}</Subheading>
              <Body>
                <Words>{body}</Words>
              </Body>
            </div>
          ))}
          <Line items={figures} />
        </Said>
      </Row>
    </Section>
  )
}
