import styled from '@emotion/styled'
import { bulkHumanHair } from '../../../src/shared/pictures/bulkHumanHair'
import { keratinTips } from '../../../src/shared/pictures/keratinTips'
import { weftMachineSewn } from '../../../src/shared/pictures/weftMachineSewn'
import { Picture } from '../../components/Picture'
import { Numeral, PointTitle, Small } from '../../components/typography'
import { above, gutter, space } from '../../theme/tokens'
import type { it } from './text.it'

type Captions = (typeof it)['production']['plates']

const plates: readonly { picture: string; caption: keyof Captions }[] = [
  { picture: 'bulk-human-hair-1', caption: 'bundle' },
  { picture: 'bulk-human-hair-8', caption: 'hackle' },
  { picture: 'keratin-tips-1', caption: 'tip' },
  { picture: 'weft-machine-sewn-1', caption: 'seam' },
  { picture: 'bulk-human-hair-9', caption: 'check' },
]

const pictures = [...bulkHumanHair, ...keratinTips, ...weftMachineSewn]

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(5)} ${space(3)};
  margin-top: ${space(7)};
  li:first-of-type {
    grid-column: span 2;
  }
  img {
    width: 100%;
    aspect-ratio: 4 / 5;
    object-fit: cover;
  }
  ${above.laptop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${gutter};
    li:first-of-type {
      grid-column: auto;
    }
  }
`

const Step = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: ${space(3)};
  align-items: baseline;
  margin-top: ${space(3)};
  p {
    grid-column: 2;
  }
`

/** How a product is made, from the bundle to the last check, in five steps. */
export function Plates({ captions }: { captions: Captions }) {
  return (
    <List>
      {plates.map(({ picture: name, caption }, index) => {
        const picture = pictures.find((one) => one.name === name)
        return (
          <li key={name}>
            {picture && (
              <Picture
                picture={picture}
                sizes={`(min-width: 64rem) min(20vw - 2.4rem, 15.6rem), ${index === 0 ? 'calc(100vw - 3rem)' : 'calc(50vw - 1.9rem)'}`}
              />
            )}
            <Step>
              <Numeral aria-hidden="true">{index + 1}</Numeral>
              <PointTitle>{captions[caption].title}</PointTitle>
              <Small>{captions[caption].body}</Small>
            </Step>
          </li>
        )
      })}
    </List>
  )
}
