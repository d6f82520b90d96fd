import styled from '@emotion/styled'
import { mailLink, phoneLink, shop } from '../../src/shared/shop'
import { ExternalLink } from '../components/ExternalLink'
import { PageLink } from '../components/PageLink'
import { useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { above, colours, fonts, space, target } from '../theme/tokens'
import { Container } from './Container'

const Band = styled.footer`
  background: ${colours.espresso};
  color: ${colours.paper};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    color: inherit;
    text-decoration-color: ${colours.gold};
  }
`

const Columns = styled(Container)`
  display: grid;
  gap: ${space(6)};
  padding-block: ${space(8)};
  ${above.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${above.laptop} {
    grid-template-columns: 1.4fr 1fr 1fr 1fr;
  }
`

const Name = styled.p`
  font-family: ${fonts.display};
  font-size: 1.75rem;
  letter-spacing: 0.18em;
  text-transform: uppercase;
`

const Title = styled.h2`
  margin-bottom: ${space(3)};
  color: ${colours.gold};
  font-family: ${fonts.text};
  font-size: 0.8125rem;
  letter-spacing: 0.14em;
  text-transform: uppercase;
`

const Last = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  align-items: center;
  padding-block: ${space(4)} ${space(9)};
  border-top: 1px solid rgb(250 247 242 / 0.2);
  font-size: 0.875rem;
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
  const text = useText(siteText)
  const { footer, nav } = text
  return (
    <Band>
      <Columns>
        <div>
          <Name>{shop.name}</Name>
          <p>{footer.claim}</p>
        </div>
        <section aria-labelledby="footer-contacts">
          <Title id="footer-contacts">{footer.contacts}</Title>
          <address>
            {shop.street}, {shop.postalCode} {shop.city}
          </address>
          <ul>
            <li>
              <a href={phoneLink(shop.landline)}>
                {footer.landline}: {shop.landline}
              </a>
            </li>
            <li>
              <a href={phoneLink(shop.mobile)}>
                {footer.mobile}: {shop.mobile}
              </a>
            </li>
            <li>
              <a href={mailLink(shop.email, shop.name)}>{shop.email}</a>
            </li>
            <li>
              <ExternalLink href={shop.instagram}>Instagram</ExternalLink>
            </li>
            <li>
              <ExternalLink href={shop.facebook}>Facebook</ExternalLink>
            </li>
          </ul>
        </section>
        <nav aria-labelledby="footer-links">
          <Title id="footer-links">{footer.links}</Title>
          <ul>
            {quickLinks.map((page) => (
              <li key={page}>
                <PageLink page={page}>{nav[page]}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-services">
          <Title id="footer-services">{footer.services}</Title>
          <ul>
            {footer.serviceLines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      </Columns>
      <Last>
        <span>
          © {shop.legalName} · {footer.vat} {shop.vatNumber}
        </span>
        <PageLink page="privacy">{nav.privacy}</PageLink>
        <PageLink page="terms">{nav.terms}</PageLink>
        <span>{footer.credits}</span>
      </Last>
    </Band>
  )
}
