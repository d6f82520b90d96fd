import styled from '@emotion/styled'
import { PictureBand } from '../../components/PictureBand'
import { Heading, Lead } from '../../components/typography'
import { Words } from '../../components/Words'
import { salon } from '../../text/pictures/house'
import { above, below, colours, fonts, sizes, space } from '../../theme/tokens'
import type { it } from './text.it'

/** What the shop counts: the value large, what it counts below. */
const Figures = styled.dl`
  display: flex;
  /* One row, or two in a reader's wide letters. */
  flex-wrap: wrap;
  width: 100%;
  margin-top: ${space(4)};
  border-top: 1px solid ${colours.ink};
  dt {
    color: ${colours.inkSoft};
    font-size: ${sizes.small};
  }
  dd {
    font-family: ${fonts.display};
    font-size: clamp(1.75rem, 1rem + 2.7vw, 3.5rem);
    line-height: 1;
    letter-spacing: -0.02em;
    font-feature-settings: 'lnum';
  }
  ${below.tablet} {
    dt {
      font-size: ${sizes.label};
      line-height: 1.3;
    }
  }
`

const Figure = styled.div`
  display: flex;
  flex: 1 0 min-content;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding: ${space(5)} ${space(2)} 0 0;
  ${above.tablet} {
    flex-basis: 0;
  }
`

/** Whom the shop works for, and its figures, beside the place where it receives them. */
export function Mission({
  text: { mission, figures },
}: {
  text: Pick<typeof it, 'mission' | 'figures'>
}) {
  return (
    <PictureBand picture={salon}>
      <Heading>{mission.title}</Heading>
      <Lead>
        <Words>{mission.body}</Words>
      </Lead>
      <Figures>
        {figures.map(({ value, label }) => (
          <Figure key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Figure>
        ))}
      </Figures>
    </PictureBand>
  )
}
