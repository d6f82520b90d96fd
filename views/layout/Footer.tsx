import styled from '@emotion/styled'
import type { PageId } from '../../src/shared/routes'
import { Container } from '../components/Container'
import { PageLink } from '../navigation/PageLink'
import { usePageState } from '../pageState'
import { useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { above, below, colours, fonts, gutter, space } from '../theme/tokens'
import { FooterContacts } from './FooterContacts'
import { FooterLegal } from './FooterLegal'
import { FooterList, GroupTitle } from './footerParts'
import { mainPages } from './Menu'
import { SocialLinks } from './SocialLinks'

const Band = styled.footer`
  /* Between the footer and a dark band that ends a page. */
  border-top: 1px solid ${colours.hairlineDark};
  background: ${colours.espresso};
  color: ${colours.paper};
  line-height: 1.35;
  & :focus-visible {
    outline-color: ${colours.gold};
    outline-offset: 0;
  }
`

const Groups = styled(Container)`
  display: grid;
  gap: ${space(4)} ${gutter};
  padding-block: ${space(5)} ${space(1)};
  ${above.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${above.laptop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    padding-block: ${space(8)} ${space(6)};
  }
`

const PageList = styled(FooterList)`
  ${above.tablet} {
    columns: 2;
  }
`

/** On a phone the links to other sites are beside the name. */
const Brand = styled.div`
  ${below.tablet} {
    display: flex;
    flex-wrap: wrap;
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
  font-style: italic;
  line-height: 1.25;
  /* A phone needs the room. */
  ${below.tablet} {
    display: none;
  }
`

export function Footer() {
  const { footer, nav } = useText(siteText)
  const { shop } = usePageState()
  const services = Object.entries(footer.serviceLines) as [PageId, string][]
  return (
    <Band>
      <Groups>
        <Brand>
          <Name>{shop.name}</Name>
          <Claim>{footer.claim.replace('{since}', String(shop.since))}</Claim>
          <SocialLinks />
        </Brand>
        <FooterContacts />
        <nav aria-labelledby="footer-links">
          <GroupTitle id="footer-links">{footer.links}</GroupTitle>
          <PageList>
            {mainPages.map((page) => (
              <li key={page}>
                <PageLink page={page}>{nav[page]}</PageLink>
              </li>
            ))}
          </PageList>
        </nav>
        <nav aria-labelledby="footer-services">
          <GroupTitle id="footer-services">{footer.services}</GroupTitle>
          <FooterList>
            {services.map(([page, name]) => (
              <li key={page}>
                <PageLink page={page} suffix={page === 'contacts' ? '#professionals' : ''}>
                  {name}
                </PageLink>
              </li>
            ))}
          </FooterList>
        </nav>
      </Groups>
      <FooterLegal />
    </Band>
  )
}
