import type { Category } from '../../src/shared/categories'
import { contactQuery } from '../../src/shared/contactLinks'
import { whatsappLink } from '../../src/shared/shop'
import { ButtonLink, Buttons, OutlineExternalLink } from '../components/Button'
import { Icon } from '../components/Icon'
import { usePageState } from '../pageState'
import { useMessageWithList } from '../quote/useEnquiry'
import { useLanguage, useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'

/**
 * The two ways to ask about a line: the form that knows it, and a chat.
 * @param whatsapp the chat's first message
 */
export function AskForLine({
  line,
  whatsapp,
  isVisit = false,
}: {
  line: Category
  whatsapp: string
  /** Whether an appointment is asked for, and not a quote. */
  isVisit?: boolean
}) {
  const { language } = useLanguage()
  const text = useText(siteText)
  const { shop } = usePageState()
  const message = useMessageWithList(whatsapp)
  return (
    <Buttons>
      <ButtonLink
        page="contacts"
        suffix={contactQuery(isVisit ? 'visit' : 'quote', line, language)}
      >
        {isVisit ? text.askAppointment : text.requestQuote}
      </ButtonLink>
      {shop.whatsapp && (
        <OutlineExternalLink href={whatsappLink(shop.whatsapp, message)}>
          <Icon name="whatsapp" />
          {isVisit ? text.whatsapp : text.quoteByWhatsapp}
        </OutlineExternalLink>
      )}
    </Buttons>
  )
}
