import styled from '@emotion/styled'
import { mailLink, phoneLink, postalAddress } from '../../src/shared/shop'
import { Container } from '../components/Container'
import { PageLink } from '../navigation/PageLink'
import { usePageState } from '../pageState'
import { useEnquiry } from '../quote/useEnquiry'
import { useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { above, colours, fonts, gutter, onPhone, sizes, space, target } from '../theme/tokens'
import { FooterLegal } from './FooterLegal'
import { SocialLinks } from './SocialLinks'

const Band = styled.footer`
  /* Between the footer and a dark band that ends a page. */
  border-top: 1px solid ${colours.hairlineDark};
  background: ${colours.espresso};
  color: ${colours.paper};
  & :focus-visible {
    outline-color: ${colours.gold};
  }
`

/** Blocks below one another on a phone, their lists in columns. */
const Columns = styled(Container)`
  display: grid;
  gap: ${space(2)} ${gutter};
  padding-block: ${space(3)};
  nav ul {
    columns: 2;
    column-gap: ${gutter};
  }
  nav:first-of-type ul {
    columns: 3 6rem;
    column-gap: ${space(3)};
  }
  ${above.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${above.laptop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    padding-block: ${space(8)} ${space(7)};
    nav:first-of-type ul {
      columns: 2;
    }
    nav:last-of-type ul {
      columns: 1;
    }
  }
`

/** On a phone the links to other sites are beside the name. */
const Brand = styled.div`
  @media ${onPhone} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
  }
`

const Name = styled.p`
  font-family: ${fonts.display};
  font-size: 1.75rem;
  letter-spacing: 0.2em;
  line-height: 1.2;
  text-transform: uppercase;
`

const Claim = styled.p`
  max-width: 18rem;
  margin-top: ${space(2)};
  color: ${colours.gold};
  font-family: ${fonts.display};
  font-size: 1.75rem;
  /* A phone needs the room. */
  @media ${onPhone} {
    display: none;
  }
  font-style: italic;
  line-height: 1.25;
`

const Title = styled.h2`
  color: ${colours.gold};
  font-family: ${fonts.text};
  font-size: ${sizes.label};
  font-weight: 500;
  letter-spacing: 0.14em;
  text-transform: uppercase;
`

const List = styled.ul`
  font-size: ${sizes.small};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    color: inherit;
    line-height: 1.3;
    text-decoration-color: ${colours.hairlineDark};
    &:hover {
      text-decoration-color: ${colours.gold};
    }
  }
`

/** A phone has room for both numbers beside one another. */
const Address = styled(List)`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${gutter};
  align-items: center;
  > :first-of-type {
    width: 100%;
  }
  ${above.tablet} {
    display: block;
  }
`

/** The kind of the number that follows. */
const Kind = styled.span`
  display: none;
  color: ${colours.gold};
  ${above.tablet} {
    display: inline-block;
    min-width: 5.5rem;
  }
`

const quickLinks = [
  'home',
  'about',
  'products',
  'gallery',
  'faq',
  'whereWeAre',
  'contacts',
] as const

/** Where each service is described. */
const servicePages = [
  'products',
  'womensProsthesis',
  'bulkHumanHair',
  'italianKeratineGlue',
  'whereWeAre',
] as const

export function Footer() {
  const { footer, nav } = useText(siteText)
  const { subject, body } = useEnquiry()
  const { shop } = usePageState()
  return (
    <Band>
      <Columns>
        <Brand>
          <Name>{shop.name}</Name>
          <Claim>{footer.claim.replace('{since}', String(shop.since))}</Claim>
          <SocialLinks />
        </Brand>
        <section aria-labelledby="footer-contacts">
          <Title id="footer-contacts">{footer.contacts}</Title>
          <Address as="address">
            <div>
              {postalAddress(shop)}
              {!shop.street && ` · ${footer.onRequest}`}
            </div>
            {shop.landline && (
              <div>
                <Kind>{footer.landline}</Kind>{' '}
                <a href={phoneLink(shop.landline)}>{shop.landline}</a>
              </div>
            )}
            {shop.mobile && (
              <div>
                <Kind>{footer.mobile}</Kind> <a href={phoneLink(shop.mobile)}>{shop.mobile}</a>
              </div>
            )}
            <div>
              <a href={mailLink(shop.email, subject, body)}>{shop.email}</a>
            </div>
          </Address>
        </section>
        <nav aria-labelledby="footer-links">
          <Title id="footer-links">{footer.links}</Title>
          <List>
            {quickLinks.map((page) => (
              <li key={page}>
                <PageLink page={page}>{nav[page]}</PageLink>
              </li>
            ))}
          </List>
        </nav>
        <nav aria-labelledby="footer-services">
          <Title id="footer-services">{footer.services}</Title>
          <List>
            {servicePages.map((page) => (
              <li key={page}>
                <PageLink page={page}>{footer.serviceLines[page]}</PageLink>
              </li>
            ))}
          </List>
        </nav>
      </Columns>
      <FooterLegal />
    </Band>
  )
}
