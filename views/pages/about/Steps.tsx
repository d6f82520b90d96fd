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
import { above, colours, onPhone, space } from '../../theme/tokens'
import type { it } from './text.it'

type Captions = (typeof it)['production']['plates']

const pictures = [...bulkHumanHair, ...keratinTips, ...weftMachineSewn]

/** The same golden hair from the first step to the last. */
const shown = (
  [
    ['bundle', 'bulk-human-hair-6'],
    ['hackle', 'bulk-human-hair-8'],
    ['tip', 'keratin-tips-2'],
    ['seam', 'weft-machine-sewn-2'],
    ['check', 'bulk-human-hair-7'],
  ] satisfies [keyof Captions, string][]
).flatMap(([step, name]) => {
  const picture = pictures.find((one) => one.name === name)
  return picture ? [{ step, picture }] : []
})

/** A strip of pictures without a gap: down a phone with the words beside it, across a wide window with them below. */
const Strip = styled.ol`
  margin-block: ${space(6)} ${space(4)};
  li {
    display: grid;
    /* In a reader's large type the words are below. */
    grid-template-columns: repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr));
    column-gap: ${space(4)};
  }
  img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
  }
  ${above.tablet} {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    li {
      display: block;
    }
    img {
      aspect-ratio: 4 / 5;
    }
  }
`

const Words = styled.div`
  @media ${onPhone} {
    display: grid;
    grid-template-columns: auto 1fr;
    column-gap: ${space(3)};
    align-content: start;
    align-items: baseline;
    padding-top: ${space(2)};
    border-top: 1px solid ${colours.ink};
    p {
      grid-column: span 2;
      margin-top: ${space(1)};
    }
  }
  ${above.tablet} {
    padding: ${space(3)} ${space(3)} 0 0;
  }
`

/** How a product is made, from the bundle to the last check, in five steps. */
export function Steps({ production }: Pick<typeof it, 'production'>) {
  const { title, body, plates } = production
  return (
    <Section tone="sand">
      <Container>
        <Columns>
          <Heading>{title}</Heading>
          <Body>{body}</Body>
        </Columns>
        <Strip>
          {shown.map(({ step, picture }, index) => (
            <li key={step}>
              <Picture
                picture={picture}
                sizes="(min-width: 40rem) min(20vw - 0.9rem, 16.2rem), 9.25rem"
              />
              <Words>
                <Numeral aria-hidden="true">{index + 1}</Numeral>
                <PointTitle>{plates[step].title}</PointTitle>
                <Small>{plates[step].body}</Small>
              </Words>
            </li>
          ))}
        </Strip>
        <PictureNote pictures={[laboratory, salon, ...shown.map(({ picture }) => picture)]} />
      </Container>
    </Section>
  )
}
