import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { type Category, categoryPages } from '../../src/shared/categories'
import { lineParameter } from '../../src/shared/contactLinks'
import type { Picture as Entry } from '../../src/shared/pictures/Picture'
import { whatsappLink } from '../../src/shared/shop'
import { useProducts } from '../data/products'
import { Columns, Container } from '../layout/Container'
import type { CategoryPageText } from '../text/CategoryPageText'
import { useLanguage, useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { above, colours, sizes, space, target } from '../theme/tokens'
import { ButtonLink, Buttons, OutlineExternalLink } from './Button'
import { Gallery } from './gallery/Gallery'
import { Head } from './Head'
import { Icon } from './Icon'
import { PageLink } from './PageLink'
import { Picture } from './Picture'
import { Points } from './Points'
import { Section } from './Section'
import { SpecSheet } from './SpecSheet'
import { Heading, Lead, Stack, Title } from './type'

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

/** The products of one line, once the list is there. */
function useProductsOf(category: Category) {
  const { data } = useProducts()
  return data?.filter((product) => product.category === category)
}

/**
 * A category's page: title, figures, the second list, the gallery and the way to ask. The list of
 * products is read ahead for the form that the call to action opens, and not shown here.
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
  const { language } = useLanguage()
  useProductsOf(category)
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
          <Gallery pictures={opening ? [...others, opening] : others} />
        </Container>
      </Section>
      <Section tone="espresso" aria-labelledby="action">
        <Container>
          <Columns>
            <Heading id="action">{action.heading}</Heading>
            <Stack>
              <Lead>{action.body}</Lead>
              <Buttons>
                <ButtonLink page="contacts" suffix={`?${lineParameter[language]}=${category}`}>
                  {site.requestQuote}
                </ButtonLink>
                <OutlineExternalLink href={whatsappLink(action.whatsapp)}>
                  <Icon name="whatsapp" />
                  {site.quoteByWhatsapp}
                </OutlineExternalLink>
              </Buttons>
            </Stack>
          </Columns>
        </Container>
      </Section>
    </>
  )
}
