import styled from '@emotion/styled'
import { salon } from '../../../src/shared/pictures/house'
import { Bleed } from '../../components/Container'
import { Figures } from '../../components/Figures'
import { Picture } from '../../components/Picture'
import { Heading, Lead } from '../../components/typography'
import { Words } from '../../components/Words'
import { above, belowLaptop, colours, gutter, sectionSpaces, space } from '../../theme/tokens'
import type { it } from './text.it'

/** The place where the shop receives, on the side where the opening has its words. */
const Room = styled.div`
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  @media ${belowLaptop} {
    margin-inline: calc(50% - 50vw);
    img {
      aspect-ratio: 4 / 3;
      object-position: bottom;
    }
  }
  ${above.laptop} {
    position: relative;
    grid-column: 1 / 8;
    min-height: 35rem;
    /* The words make it as high as they are. */
    img {
      position: absolute;
    }
  }
`

const Said = styled.div`
  display: grid;
  gap: ${space(4)};
  align-content: space-between;
  padding-block: ${space(5)} ${sectionSpaces.part};
  ${above.laptop} {
    grid-column: 8 / -1;
    gap: ${space(5)};
    padding-block: ${space(7)};
    padding-left: ${gutter};
  }
`

/** Smaller than those that home opens with. */
const Line = styled(Figures)`
  margin-top: ${space(4)};
  border-color: ${colours.ink};
  border-bottom: 0;
  > div {
    padding-bottom: 0;
  }
  dd {
    font-size: clamp(1.75rem, 1rem + 1.5vw, 2.25rem);
  }
`

/** Whom the shop works for, beside the place where it receives them; below its words its figures. */
export function Mission({
  text: { mission, figures },
}: {
  text: Pick<typeof it, 'mission' | 'figures'>
}) {
  return (
    <section data-tone="paper" aria-labelledby="mission">
      <Bleed side="left">
        <Room>
          <Picture picture={salon} sizes="(min-width: 64rem) max(58vw, 44rem), 100vw" />
        </Room>
        <Said>
          <Heading id="mission">{mission.title}</Heading>
          <Lead>
            <Words>{mission.body}</Words>
          </Lead>
          <Line items={figures} />
        </Said>
      </Bleed>
    </section>
  )
}
