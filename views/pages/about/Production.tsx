import styled from '@emotion/styled'
import { Picture } from '../../components/Picture'
import { Numeral, PointTitle, Small } from '../../components/typography'
import { WideSection } from '../../components/WideSection'
import { Words } from '../../components/Words'
import { bulkHumanHair } from '../../text/pictures/bulkHumanHair'
import { keratinTips } from '../../text/pictures/keratinTips'
import { weftMachineSewn } from '../../text/pictures/weftMachineSewn'
import { above, space } from '../../theme/tokens'
import type { it } from './text.it'

/** One below the other with the picture beside the words; from laptop on beside one another. */
const Steps = styled.ol`
  display: grid;
  gap: ${space(5)} 1.5rem;
  ${above.laptop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`

const Step = styled.li`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${space(3)} ${space(4)};
  align-items: center;
  img {
    aspect-ratio: 4 / 5;
  }
  ${above.laptop} {
    grid-template: auto 1fr / minmax(0, 1fr);
    align-items: start;
  }
`

const all = [...bulkHumanHair, ...keratinTips, ...weftMachineSewn]
const named = (name: string) => all.filter((picture) => picture.name === name)

/** What the steps are shown by, in their order. */
const pictures = [
  ...named('bulk-human-hair-10'),
  ...named('bulk-human-hair-8'),
  ...named('keratin-tips-2'),
  ...named('weft-machine-sewn-2'),
  ...named('bulk-human-hair-9'),
]

/** How a product is made: its steps, each with a picture. */
export function Production({ text: { heading, points } }: { text: (typeof it)['production'] }) {
  return (
    <WideSection id="production" heading={heading} tone="sand">
      <Steps>
        {pictures.map((picture, at) => (
          <Step key={picture.name}>
            <Picture
              picture={picture}
              sizes="(min-width: 80rem) min(16.5vw, 15rem), (min-width: 64rem) 17vw, 6rem"
            />
            <div>
              <PointTitle>
                <Numeral aria-hidden="true">{at + 1}</Numeral>&ensp;{points[at]?.title}
              </PointTitle>
              <Small>
                <Words>{points[at]?.body ?? ''}</Words>
              </Small>
            </div>
          </Step>
        ))}
      </Steps>
    </WideSection>
  )
}
