import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { type Category, categoryPages } from '../../src/shared/categories'
import type { Picture as Entry } from '../../src/shared/pictures/Picture'
import { useProducts } from '../data/products'
import { Columns, Container } from '../layout/Container'
import type { CategoryPageText } from '../text/CategoryPageText'
import { useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { above, colours, sizes, space, target } from '../theme/tokens'
import { AskForLine } from './AskForLine'
import { Gallery } from './gallery/Gallery'
import { Head } from './Head'
import { Icon } from './Icon'
import { LineNeighbours } from './LineNeighbours'
import { LineProducts } from './lineProducts/LineProducts'
import { PageLink } from './PageLink'
import { Picture } from './Picture'
import { Points } from './Points'
import { Section } from './Section'
import { SpecSheet } from './SpecSheet'
import { Heading, Lead, Stack, Title } from './typography'

const Opening = styled(Container)`
  display: grid;
  gap: ${space(6)};
  padding-block: ${space(5)} 0;
  ${above.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space(8)};
    padding-block: ${space(6)} 0;
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
`

const Back = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  align-self: start;
  min-height: ${target};
  font-size: ${sizes.small};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`

const Introduction = styled(Lead)`
  color: ${colours.inkSoft};
  ${above.laptop} {
    margin-top: auto;
  }
`

const Asking = styled.div`
  ${above.laptop} {
    padding-bottom: ${space(5)};
  }
`

const Frame = styled.div`
  img {
    width: 100%;
  }
`

const GalleryHeading = styled(Heading)`
  margin-bottom: ${space(6)};
`

/**
 * A category's page: title, figures, its products, the second list, the gallery and the way to
 * ask. The list of all products is read ahead for the form that the call to action opens.
 */
export function CategoryPage({
  category,
  text,
  pictures,
  before,
  first,
  children,
}: {
  category: Category
  text: CategoryPageText
  /** The line's gallery. */
  pictures: readonly Entry[]
  /** Above the title. */
  before?: ReactNode
  /** Between the title and the figures. */
  first?: ReactNode
  /** Between the figures and the second list. */
  children?: ReactNode
}) {
  const site = useText(siteText)
  useProducts()
  const [opening, ...others] = pictures
  const { specifications, second, gallery, action } = text
  return (
    <>
      <Head page={categoryPages[category]} text={text} />
      {before}
      <Opening>
        <Words>
          <Back page="products">
            <Icon name="left" />
            {site.backToProducts}
          </Back>
          <Title tabIndex={-1}>
            {text.heading} <em>{text.headingItalic}</em>
          </Title>
          <Introduction>{text.opening}</Introduction>
          <Asking>
            <AskForLine category={category} whatsapp={action.whatsapp} />
          </Asking>
        </Words>
        {opening && before === undefined && (
          <Frame>
            <Picture
              picture={opening}
              sizes="(min-width: 64rem) min(41.7vw - 3.5rem, 32rem), calc(100vw - 3rem)"
              priority
            />
          </Frame>
        )}
      </Opening>
      {first}
      <Section aria-labelledby="specifications">
        <Container>
          <Columns>
            <Heading id="specifications">{specifications.heading}</Heading>
            <SpecSheet rows={specifications.rows} />
          </Columns>
        </Container>
      </Section>
      <LineProducts line={category} />
      {children}
      <Section tone="sand" aria-labelledby="second">
        <Container>
          <Columns>
            <Heading id="second">{second.heading}</Heading>
            <Points points={second.points} ordered={second.ordered} />
          </Columns>
        </Container>
      </Section>
      <Section aria-labelledby="gallery">
        <Container>
          <GalleryHeading id="gallery">{gallery.heading}</GalleryHeading>
          {/* The page has opened with the first: it comes last here. */}
          <Gallery pictures={opening ? [...others, opening] : others} line={category} />
        </Container>
      </Section>
      <Section tone="espresso" aria-labelledby="action">
        <Container>
          <Columns>
            <Heading id="action">{action.heading}</Heading>
            <Stack>
              <Lead>{action.body}</Lead>
              <AskForLine category={category} whatsapp={action.whatsapp} />
            </Stack>
          </Columns>
        </Container>
      </Section>
      <LineNeighbours category={category} />
    </>
  )
}
