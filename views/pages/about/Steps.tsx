import styled from '@emotion/styled'
import { bulkHumanHair } from '../../../src/shared/pictures/bulkHumanHair'
import { laboratory, salon } from '../../../src/shared/pictures/house'
import { keratinTips } from '../../../src/shared/pictures/keratinTips'
import { weftMachineSewn } from '../../../src/shared/pictures/weftMachineSewn'
import { Columns, Container } from '../../components/Container'
import { Picture } from '../../components/Picture'
import { Section } from '../../components/Section'
import { Body, Heading, Numeral, PointTitle, Small } from '../../components/typography'
import { PictureNote } from '../../sections/gallery/PictureNote'
import { above, gutter, onPhone, space } from '../../theme/tokens'
import type { it } from './text.it'

const pictures = [...bulkHumanHair, ...keratinTips, ...weftMachineSewn]

/** The same golden hair from the first step to the last. */
const shown = (
  [
    ['bundle', 'bulk-human-hair-6'],
    ['hackle', 'bulk-human-hair-8'],
    ['tip', 'keratin-tips-2'],
    ['seam', 'weft-machine-sewn-2'],
    ['check', 'bulk-human-hair-7'],
  ] satisfies [keyof (typeof it)['production']['plates'] | 'check', string][]
).flatMap(([step, name]) => {
  const picture = pictures.find((one) => one.name === name)
  return picture ? [{ step, picture }] : []
})

const small =
  '(min-width: 80rem) min(29.2vw - 3.6rem, 22.6rem), (min-width: 64rem) calc(29.2vw - 2rem), 50vw'
const large =
  '(min-width: 80rem) min(41.7vw - 5.1rem, 32.5rem), (min-width: 64rem) calc(41.7vw - 2.9rem), 100vw'

/**
 * The steps two by two, and the check that ends them across both columns; in a wide window it stands beside them, as high as they are.
 * A phone's pictures go from edge to edge without a gap.
 */
const Mosaic = styled.ol`
  display: grid;
  /* In a reader's large type they are below one another. */
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  margin-block: ${space(5)} ${space(4)};
  li:last-of-type {
    grid-column: 1 / -1;
  }
  img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    object-position: 50% 30%;
  }
  li:last-of-type img {
    aspect-ratio: 3 / 2;
  }
  @media ${onPhone} {
    margin-inline: -${space(5)};
  }
  ${above.tablet} {
    grid-template-columns: 1fr 1fr;
    column-gap: ${gutter};
    img {
      aspect-ratio: 8 / 5;
    }
  }
  ${above.laptop} {
    grid-template-columns: 7fr 7fr 10fr;
    li {
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
    }
    li:last-of-type {
      grid-area: 1 / 3 / 5 / 4;
      img {
        grid-row: 1 / 4;
        height: 0;
        min-height: 100%;
        aspect-ratio: auto;
      }
    }
  }
`

const Words = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: ${space(3)};
  align-content: start;
  align-items: baseline;
  padding: ${space(2)} ${space(3)} ${space(5)} ${space(5)};
  p {
    grid-column: span 2;
  }
  li:nth-of-type(even) > & {
    padding-left: ${space(3)};
  }
  ${above.tablet} {
    li:nth-of-type(n) > & {
      padding: ${space(3)} 0 ${space(5)};
    }
  }
  li:last-of-type:nth-of-type(n) > & {
    padding-bottom: 0;
  }
`

/** How a product is made, from the bundle to the last check, in five steps. */
export function Steps({
  text: { production, quality },
}: {
  text: Pick<typeof it, 'production' | 'quality'>
}) {
  const { title, body, plates } = production
  const captions = { ...plates, check: quality }
  return (
    <Section tone="sand">
      <Container>
        <Columns>
          <Heading>{title}</Heading>
          <Body>{body}</Body>
        </Columns>
        <Mosaic>
          {shown.map(({ step, picture }, index) => (
            <li key={step}>
              <Picture picture={picture} sizes={step === 'check' ? large : small} />
              <Words>
                <Numeral aria-hidden="true">{index + 1}</Numeral>
                <PointTitle>{captions[step].title}</PointTitle>
                <Small>{captions[step].body}</Small>
              </Words>
            </li>
          ))}
        </Mosaic>
        <PictureNote pictures={[laboratory, salon, ...shown.map(({ picture }) => picture)]} />
      </Container>
    </Section>
  )
}
