import styled from '@emotion/styled'
import { phoneLink } from '../../src/shared/shop'
import { ChatLink } from '../components/ChatLink'
import { usePageState } from '../pageState'
import { useEnquiry } from '../quote/useEnquiry'
import { useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { plainControl } from '../theme/plainControl'
import { above, colours, pageEdge, sizes, space } from '../theme/tokens'
import { QuoteLink } from './QuoteLink'

/** Windows in which the foot stays in sight. */
export const withFoot = '(min-height: 40rem)'

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(4)};
  padding: ${space(3)} ${pageEdge} ${space(4)};
  border-top: 1px solid ${colours.hairlineDark};
  background: ${colours.espresso};
  font-size: ${sizes.small};
  a {
    ${plainControl}
    color: inherit;
    text-decoration-color: ${colours.hairlineDark};
  }
  ${above.laptop} {
    display: none;
  }
`

const Quote = styled(QuoteLink)`
  width: 100%;
  && {
    min-height: 3.25rem;
    border-color: ${colours.gold};
    background: ${colours.gold};
    color: ${colours.espresso};
  }
`

/** The ways to reach the shop, at the bottom of the phone's menu. */
export function MenuFoot({ onFollow }: { onFollow: () => void }) {
  const text = useText(siteText)
  const { message } = useEnquiry()
  const { landline } = usePageState().shop
  return (
    <Foot>
      <Quote onClick={onFollow} />
      {landline && (
        <a href={phoneLink(landline)} onClick={onFollow}>
          {text.call}
        </a>
      )}
      <ChatLink message={message} onClick={onFollow}>
        {text.chat}
      </ChatLink>
    </Foot>
  )
}
