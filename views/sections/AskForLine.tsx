import styled from '@emotion/styled'
import { type Category, isTriedOn } from '../../src/shared/categories'
import { contactQuery } from '../../src/shared/contactLinks'
import { phoneLink } from '../../src/shared/shop'
import { ButtonLink, Buttons, OutlineAnchor, OutlineChatLink } from '../components/Button'
import { Icon } from '../components/Icon'
import { usePageState } from '../pageState'
import { useMessageWithList } from '../quote/useEnquiry'
import { useLanguage, useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { above, below, colours, space } from '../theme/tokens'

/** Beside one another on the phone too, where each is as wide as its word asks for. */
const ButtonRow = styled(Buttons)`
  /* Bronze words are AAA on paper, not on sand. */
  [data-tone='sand'] & > a + a:not(:hover) {
    background: ${colours.paper};
  }
  ${below.tablet} {
    display: flex;
    width: 100%;
    gap: ${space(2)};
    > a:not(:only-child) {
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
 * The ways to ask about a line: the form opened for it, and a chat. For lines that are tried on, an
 * appointment and the phone come first. A way that the shop does not have is left out.
 * @param whatsapp the chat's first message
 */
export function AskForLine({ line, whatsapp }: { line: Category; whatsapp: string }) {
  const { language } = useLanguage()
  const text = useText(siteText)
  const { shop } = usePageState()
  const phone = shop.landline ?? shop.mobile
  const isVisit = isTriedOn(line)
  const Ways = isVisit ? ButtonRow : Buttons
  return (
    <Ways>
      <ButtonLink
        page="contacts"
        suffix={contactQuery(isVisit ? 'visit' : 'quote', line, language)}
      >
        {isVisit ? text.appointment : text.requestQuote}
      </ButtonLink>
      {isVisit && phone && (
        <Call href={phoneLink(phone)}>
          <span>{text.call}</span>
          <b>{phone}</b>
        </Call>
      )}
      <OutlineChatLink message={useMessageWithList(whatsapp)}>
        {!isVisit && <Icon name="whatsapp" />}
        {isVisit ? text.chat : text.quoteByWhatsapp}
      </OutlineChatLink>
    </Ways>
  )
}
