import styled from '@emotion/styled'
import { mailLink, phoneLink, shop } from '../../src/shared/shop'
import { ExternalLink } from '../components/ExternalLink'
import { Icon } from '../components/Icon'
import { PageLink } from '../components/PageLink'
import { Tip } from '../components/tip/Tip'
import { useConsent } from '../consent/ConsentProvider'
import { useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { above, colours, fonts, sizes, space, target } from '../theme/tokens'
import { Container } from './Container'

const Band = styled.footer`
  /* Between the footer and a dark band that ends a page. */
  border-top: 1px solid ${colours.hairlineDark};
  background: ${colours.espresso};
  color: ${colours.paper};
  :focus-visible {
    outline-color: ${colours.gold};
  }
`

const Columns = styled(Container)`
  display: grid;
  gap: ${space(7)} ${space(6)};
  padding-block: ${space(8)};
  ${above.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${above.laptop} {
    grid-template-columns: 1.6fr 1.2fr 0.8fr 1.2fr;
    padding-block: ${space(9)};
  }
`

const Name = styled.p`
  font-family: ${fonts.display};
  font-size: 2rem;
  letter-spacing: 0.2em;
  line-height: 1.2;
  text-transform: uppercase;
`

const Claim = styled.p`
  max-width: 18rem;
  margin-top: ${space(3)};
  color: ${colours.gold};
  font-family: ${fonts.display};
  font-size: 1.75rem;
  font-style: italic;
  line-height: 1.25;
`

const Title = styled.h2`
  margin-bottom: ${space(3)};
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
    text-decoration-color: ${colours.hairlineDark};
    &:hover {
      text-decoration-color: ${colours.gold};
    }
  }
`

const Lines = styled(List)`
  li {
    padding-block: ${space(2)};
  }
`

const Social = styled.div`
  display: flex;
  gap: ${space(2)};
  margin-top: ${space(5)};
  margin-left: -${space(3)};
`

const SocialLink = styled(ExternalLink)`
  display: grid;
  place-items: center;
  width: ${target};
  height: ${target};
  color: inherit;
  font-size: 1.125rem;
  &:hover {
    color: ${colours.gold};
  }
`

const Last = styled.div`
  border-top: 1px solid ${colours.hairlineDark};
`

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(5)};
  align-items: center;
  padding-block: ${space(4)} 5.5rem;
  font-size: ${sizes.small};
  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    text-decoration: underline 1px ${colours.hairlineDark};
    text-underline-offset: 0.25em;
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

export function Footer() {
  const { footer, nav, cookies } = useText(siteText)
  const { ask } = useConsent()
  return (
    <Band>
      <Columns>
        <div>
          <Name>{shop.name}</Name>
          <Claim>{footer.claim}</Claim>
          <Social>
            <Tip label="Instagram">
              <SocialLink href={shop.instagram} aria-label="Instagram">
                <Icon name="instagram" />
              </SocialLink>
            </Tip>
            <Tip label="Facebook">
              <SocialLink href={shop.facebook} aria-label="Facebook">
                <Icon name="facebook" />
              </SocialLink>
            </Tip>
          </Social>
        </div>
        <section aria-labelledby="footer-contacts">
          <Title id="footer-contacts">{footer.contacts}</Title>
          <List as="address">
            <div>
              {shop.street}, {shop.postalCode} {shop.city}
            </div>
            <div>
              <a
                href={phoneLink(shop.landline)}
                aria-label={`${footer.landline}: ${shop.landline}`}
              >
                {shop.landline}
              </a>
            </div>
            <div>
              <a href={phoneLink(shop.mobile)} aria-label={`${footer.mobile}: ${shop.mobile}`}>
                {shop.mobile}
              </a>
            </div>
            <div>
              <a href={mailLink(shop.email, shop.name)}>{shop.email}</a>
            </div>
          </List>
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
        <section aria-labelledby="footer-services">
          <Title id="footer-services">{footer.services}</Title>
          <Lines>
            {footer.serviceLines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Lines>
        </section>
      </Columns>
      <Last>
        <Line>
          <span>
            © {shop.legalName} · {footer.vat} {shop.vatNumber}
          </span>
          <PageLink page="privacy">{nav.privacy}</PageLink>
          <PageLink page="terms">{nav.terms}</PageLink>
          <button type="button" onClick={ask}>
            {cookies.again}
          </button>
          <span>{footer.credits}</span>
        </Line>
      </Last>
    </Band>
  )
}
