import styled from '@emotion/styled'
import { Container } from '../components/Container'
import { useConsent } from '../consent/ConsentProvider'
import { PageLink } from '../navigation/PageLink'
import { usePageState } from '../pageState'
import { useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { plainControl } from '../theme/plainControl'
import { below, colours, sizes, space, target } from '../theme/tokens'

const Band = styled.div`
  border-top: 1px solid ${colours.hairlineDark};
`

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(5)};
  align-items: center;
  padding-block: ${space(2)} ${space(4)};
  font-size: ${sizes.small};
  /* The chat's button has room beside the last words. */
  > :last-child {
    padding-right: 4rem;
  }
  a,
  button {
    ${plainControl}
    min-width: ${target};
    color: inherit;
    text-decoration: underline 1px ${colours.hairlineDark};
  }
`

const Owner = styled.span`
  ${below.tablet} {
    width: 100%;
  }
`

/** The page's last line: the owner, the legal pages, the cookies, who made the pictures. */
export function FooterLegal() {
  const { footer, nav, cookies } = useText(siteText)
  const { ask } = useConsent()
  const { shop } = usePageState()
  return (
    <Band>
      <Line>
        <Owner>
          © {shop.legalName}
          {/* Zeros stand for it until it is given. */}
          {/[1-9]/.test(shop.vatNumber) && ` · ${footer.vat} ${shop.vatNumber}`}
        </Owner>
        <PageLink page="privacy">{nav.privacy}</PageLink>
        <PageLink page="terms">{nav.terms}</PageLink>
        <button type="button" onClick={ask}>
          {cookies.again}
        </button>
        <span>
          {`${footer.credits}: ${shop.name}. ${shop.takenByCamera.length > 0 ? footer.someMade : footer.madePictures}`}
        </span>
      </Line>
    </Band>
  )
}
