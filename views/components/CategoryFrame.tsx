import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { type Category, categoryPages } from '../../src/shared/categories'
import { lineParameter } from '../../src/shared/contactLinks'
import { useProducts } from '../data/products'
import { Container } from '../layout/Container'
import { useLanguage, useText } from '../text/LanguageProvider'
import type { PageText } from '../text/PageText'
import { siteText } from '../text/site'
import { space, target } from '../theme/tokens'
import { ButtonLink } from './Button'
import { Head } from './Head'
import { PageIntro } from './PageIntro'
import { PageLink } from './PageLink'

const Back = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  margin-top: ${space(4)};
`

/** The products of one line, once the list is there. */
function useProductsOf(category: Category) {
  const { data } = useProducts()
  return data?.filter((product) => product.category === category)
}

/**
 * What the eight category pages share: the way back, title and opening, and the way into the form
 * with the line named. The list of products is read ahead for that form and not shown here.
 */
export function CategoryFrame({
  category,
  text,
  children,
}: {
  category: Category
  text: PageText
  children?: ReactNode
}) {
  const site = useText(siteText)
  const { language } = useLanguage()
  useProductsOf(category)
  return (
    <>
      <Head page={categoryPages[category]} text={text} />
      <Container>
        <Back page="products">← {site.backToProducts}</Back>
      </Container>
      <PageIntro text={text} />
      {children}
      <Container>
        <ButtonLink page="contacts" suffix={`?${lineParameter[language]}=${category}`}>
          {site.requestQuote}
        </ButtonLink>
      </Container>
    </>
  )
}
