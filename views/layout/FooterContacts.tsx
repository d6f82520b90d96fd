import styled from '@emotion/styled'
import { mailLink, phoneLink } from '../../src/shared/shop'
import { usePageState } from '../pageState'
import { useEnquiry } from '../quote/useEnquiry'
import { addressWords } from '../text/addressWords'
import { useLanguage, useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { above, colours, target } from '../theme/tokens'
import { FooterList, GroupTitle } from './footerParts'

const Street = styled.div`
  width: 100%;
  min-height: ${target};
`

/** The kind of the number that follows. */
const Kind = styled.span`
  display: none;
  color: ${colours.gold};
  ${above.tablet} {
    display: block;
    min-width: 5.5rem;
  }
`

/** Where the shop is, and how to reach it. */
export function FooterContacts() {
  const { language } = useLanguage()
  const { footer } = useText(siteText)
  const { subject, body } = useEnquiry()
  const { shop } = usePageState()
  return (
    <section aria-labelledby="footer-contacts">
      <GroupTitle id="footer-contacts">{footer.contacts}</GroupTitle>
      <FooterList as="address">
        <Street>{addressWords(shop, language)}</Street>
        {(['landline', 'mobile'] as const).map((kind) => {
          const number = shop[kind]
          return (
            number && (
              <div key={kind}>
                <Kind>{footer[kind]}</Kind>
                <a href={phoneLink(number)}>{number}</a>
              </div>
            )
          )
        })}
        <div>
          <a href={mailLink(shop.email, subject, body)}>{shop.email}</a>
        </div>
      </FooterList>
    </section>
  )
}
