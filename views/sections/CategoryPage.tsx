import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { type Category, categoryPages } from '../../src/shared/categories'
import type { Picture as Entry } from '../../src/shared/pictures/Picture'
import { AcrossSection } from '../components/AcrossSection'
import { Columns, Container, WideColumns } from '../components/Container'
import { Head } from '../components/Head'
import { Picture } from '../components/Picture'
import { Section } from '../components/Section'
import { SpecSheet } from '../components/SpecSheet'
import { TextSection } from '../components/TextSection'
import { Heading, Lead, Stack, Title, TopHeading } from '../components/typography'
import { useProducts } from '../data/products'
import type { CategoryPageText } from '../text/CategoryPageText'
import { unbroken } from '../text/factsOf'
import { above, colours, gutter, onTablet, space } from '../theme/tokens'
import { AskForLine } from './AskForLine'
import { LineAnswers } from './answers/LineAnswers'
import { Breadcrumbs } from './Breadcrumbs'
import { Gallery } from './gallery/Gallery'
import { LineNeighbours } from './LineNeighbours'
import { LineOpening } from './LineOpening'
import { LineProducts } from './lineProducts/LineProducts'
import { OwnerTerms } from './OwnerTerms'

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  ${above.laptop} {
    padding-right: ${gutter};
  }
`

/** A tablet shows the picture beside the first paragraph and the buttons, below the whole title. */
const Beginning = styled(WideColumns)`
  @media ${onTablet} {
    grid-template: auto auto auto 1fr / 1fr 1fr;
    column-gap: ${gutter};
    > :first-of-type {
      display: contents;
      > nav,
      > h1 {
        grid-column: 1 / -1;
      }
    }
    > :nth-of-type(2) {
      grid-area: 3 / 2 / 5 / 3;
    }
  }
`

/** Four lines of it, the first paragraph and the buttons stay above the fold of a laptop. */
const LineTitle = styled(Title)`
  font-size: clamp(2.75rem, 1.4rem + 4.6vw, 5.25rem);
`

const Introduction = styled(Lead)`
  color: ${colours.inkSoft};
  ${above.laptop} {
    margin-top: auto;
  }
`

/**
 * A category's page: title, figures, its products, the second list, the gallery and the way to
 * ask. The list of all products is read ahead for the form that the call to action opens.
 */
export function CategoryPage({
  category,
  text,
  pictures,
  opening,
  frame: Frame = LineOpening,
  frameSizes = '(min-width: 64rem) min(41.7vw - 3rem, 34.2rem), (min-width: 40rem) calc(50vw - 2.75rem), calc(100vw - 3rem)',
  first,
  figures,
  secondList,
  children,
  between,
  closesWithVisit = false,
}: {
  category: Category
  text: CategoryPageText
  /** The line's gallery. */
  pictures: readonly Entry[]
  /** How the page opens, if not with its words beside the gallery's first picture. */
  opening?: (parts: { breadcrumbs: ReactNode; title: ReactNode; asking: ReactNode }) => ReactNode
  /** Around the words and the picture, in a line's own way. */
  frame?: typeof LineOpening
  /** How wide the picture is shown in it. */
  frameSizes?: string
  /** Between the title and the figures. */
  first?: ReactNode
  /** In the place of the section of figures. */
  figures?: ReactNode
  /** In the place of the section of the second list. */
  secondList?: ReactNode
  /** Between the products and the second list. */
  children?: ReactNode
  /** Between the page's parts; it is told where, in a word of its own for each. */
  between?: (place: string) => ReactNode
  /** Whether its last buttons ask for an appointment, and not for a quote. */
  closesWithVisit?: boolean
}) {
  useProducts()
  const [picture, ...others] = pictures
  const { specifications, second, gallery, action } = text
  const breadcrumbs = <Breadcrumbs line={category} />
  const title = (
    <LineTitle tabIndex={-1}>
      {unbroken(text.heading)} <em>{unbroken(text.headingItalic)}</em>
    </LineTitle>
  )
  const asking = <AskForLine category={category} whatsapp={action.whatsapp} />
  return (
    <>
      <Head page={categoryPages[category]} text={text} />
      {opening ? (
        opening({ breadcrumbs, title, asking })
      ) : (
        <Frame data-tone="paper">
          <Beginning>
            <Words>
              {breadcrumbs}
              {title}
              <Introduction>{text.opening}</Introduction>
              {asking}
            </Words>
            {picture && (
              <div>
                <Picture picture={picture} sizes={frameSizes} priority />
              </div>
            )}
          </Beginning>
        </Frame>
      )}
      {first}
      {between?.('before-specifications')}
      {figures ?? (
        <TextSection id="specifications" heading={specifications.heading}>
          <SpecSheet rows={specifications.rows} />
        </TextSection>
      )}
      <LineProducts line={category} />
      {children}
      {between?.('before-second')}
      {secondList ?? <AcrossSection id="second" tone="sand" {...second} />}
      {between?.('before-gallery')}
      <Section aria-labelledby="gallery">
        <Container>
          <TopHeading id="gallery">{gallery.heading}</TopHeading>
          {/* The page has opened with the first: it comes last here. */}
          <Gallery pictures={picture ? [...others, picture] : others} line={category} />
        </Container>
      </Section>
      {text.answers && <LineAnswers text={text.answers} />}
      <OwnerTerms terms={text.terms()} />
      <Section tone="espresso" aria-labelledby="action">
        <Container>
          <Columns>
            <Heading id="action">{action.heading}</Heading>
            <Stack>
              <Lead>{action.body}</Lead>
              <AskForLine
                category={category}
                whatsapp={action.whatsapp}
                isVisit={closesWithVisit}
              />
            </Stack>
          </Columns>
        </Container>
      </Section>
      <LineNeighbours category={category} />
    </>
  )
}
