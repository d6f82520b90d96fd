import styled from '@emotion/styled'
import { Helmet } from 'react-helmet-async'
import { ButtonLink } from '../../components/Button'
import { Container } from '../../layout/Container'
import { useText } from '../../text/LanguageProvider'
import { space } from '../../theme/tokens'
import type { PageDefinition } from '../PageDefinition'

const text = {
  it: {
    title: 'Pagina non trovata | Chiomara',
    help: 'L’indirizzo non porta a nessuna pagina. Può guardare i prodotti, oppure scriverci.',
    products: 'Vada ai prodotti',
    contacts: 'Ci scriva',
  },
  en: {
    title: 'Page not found | Chiomara',
    help: 'This address leads to no page. You can look at the products, or write to us.',
    products: 'Go to the products',
    contacts: 'Write to us',
  },
}

const Section = styled(Container)`
  display: grid;
  gap: ${space(5)};
  justify-items: start;
  padding-block: ${space(8)};
`

const Heading = styled.h1`
  font-size: clamp(2rem, 5vw, 3rem);
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`

/** The first two lines are the same in both languages. */
function NotFoundPage() {
  const { title, help, products, contacts } = useText(text)
  return (
    <Section>
      <Helmet>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </Helmet>
      <Heading lang="en" tabIndex={-1}>
        404 Page Not Found
      </Heading>
      <p lang="en">Did you forget to add the page to the router?</p>
      <p>{help}</p>
      <Ways>
        <ButtonLink page="products">{products}</ButtonLink>
        <ButtonLink page="contacts">{contacts}</ButtonLink>
      </Ways>
    </Section>
  )
}

export const page: PageDefinition = { Component: NotFoundPage }
