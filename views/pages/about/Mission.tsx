import styled from '@emotion/styled'
import { salon } from '../../../src/shared/pictures/house'
import { Figures } from '../../components/Figures'
import { PictureBand } from '../../components/PictureBand'
import { Heading, Lead } from '../../components/typography'
import { Words } from '../../components/Words'
import { colours, space } from '../../theme/tokens'
import type { it } from './text.it'

/** Smaller than those that home opens with. */
const Line = styled(Figures)`
  width: 100%;
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
    <PictureBand picture={salon}>
      <Heading>{mission.title}</Heading>
      <Lead>
        <Words>{mission.body}</Words>
      </Lead>
      <Line items={figures} />
    </PictureBand>
  )
}
