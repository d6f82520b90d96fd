import { mailLink } from '../../src/shared/shop'
import { Buttons, OutlineAnchor, OutlineChatLink } from '../components/Button'
import { Icon } from '../components/Icon'
import { usePageState } from '../pageState'
import { useListedWords } from '../quote/QuoteListProvider'
import { useMessageWithList } from '../quote/useEnquiry'

type QuoteButtonsText = Record<'whatsapp' | 'whatsappLabel' | 'emailSubject' | 'emailLabel', string>

/** The two ways to ask without the form: a chat with its message filled in, and a mail. */
export function QuoteButtons({ text }: { text: QuoteButtonsText }) {
  const { shop } = usePageState()
  return (
    <Buttons>
      <OutlineChatLink message={useMessageWithList(text.whatsapp)}>
        <Icon name="whatsapp" />
        {text.whatsappLabel}
      </OutlineChatLink>
      <OutlineAnchor href={mailLink(shop.email, text.emailSubject, useListedWords())}>
        {text.emailLabel}
      </OutlineAnchor>
    </Buttons>
  )
}
