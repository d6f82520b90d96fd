import styled from '@emotion/styled'
import type { Category } from '../../src/shared/categories'
import { contactQuery } from '../../src/shared/contactLinks'
import { phoneLink, whatsappLink } from '../../src/shared/shop'
import { ButtonLink, OutlineAnchor, OutlineExternalLink } from '../components/Button'
import { usePageState } from '../pageState'
import { useMessageWithList } from '../quote/useEnquiry'
import { useLanguage, useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { above, colours, onPhone, space } from '../theme/tokens'

/** Beside one another on the phone too, where each is as wide as its word asks for. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  /* Bronze words are AAA on paper, not on sand. */
  [data-tone='sand'] & > a + a:not(:hover) {
    background: ${colours.paper};
  }
  @media ${onPhone} {
    gap: ${space(2)};
    > a {
      flex: 1 1 auto;
      padding-inline: ${space(2)};
      letter-spacing: 0;
    }
  }
`

/** The word on a phone, which calls; the number where it is typed into another one. */
const Call = styled(OutlineAnchor)`
  b {
    display: none;
    font-weight: inherit;
    white-space: nowrap;
  }
  ${above.laptop} {
    span {
      display: none;
    }
    b {
      display: inline;
    }
  }
`

/**
 * The three ways to a first talk: an appointment, the phone and a chat, each where the shop has it.
 * @param whatsapp the chat's first message
 */
export function VisitWays({ line, whatsapp }: { line: Category; whatsapp: string }) {
  const { language } = useLanguage()
  const text = useText(siteText)
  const { shop } = usePageState()
  const message = useMessageWithList(whatsapp)
  const phone = shop.landline ?? shop.mobile
  return (
    <Ways>
      <ButtonLink page="contacts" suffix={contactQuery('visit', line, language)}>
        {text.appointment}
      </ButtonLink>
      {phone && (
        <Call href={phoneLink(phone)}>
          <span>{text.call}</span>
          <b>{phone}</b>
        </Call>
      )}
      {shop.whatsapp && (
        <OutlineExternalLink href={whatsappLink(shop.whatsapp, message)}>
          {text.chat}
        </OutlineExternalLink>
      )}
    </Ways>
  )
}
