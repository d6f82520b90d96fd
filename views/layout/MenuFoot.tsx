import styled from '@emotion/styled'
import { otherLanguage } from '../../src/shared/languages'
import { phoneLink, whatsappLink } from '../../src/shared/shop'
import { ExternalLink } from '../components/ExternalLink'
import { usePageState } from '../pageState'
import { useListedCount } from '../quote/RequestListProvider'
import { hasLast } from '../quote/requestList'
import { useEnquiry } from '../quote/useEnquiry'
import { useLanguage, useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { above, colours, sizes, space, target } from '../theme/tokens'
import { useLoaded } from '../useLoaded'
import { LanguageLink } from './LanguageSwitch'
import { QuoteLink } from './QuoteLink'

/** Windows in which the foot stays in sight. */
export const withFoot = '(min-height: 40rem)'

const Foot = styled.div`
  display: grid;
  grid-template-columns: repeat(3, auto);
  justify-content: space-between;
  gap: 0 ${space(4)};
  padding: ${space(3)} ${space(5)} ${space(4)};
  border-top: 1px solid ${colours.hairlineDark};
  background: ${colours.espresso};
  font-size: ${sizes.small};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    color: inherit;
    text-decoration-color: ${colours.hairlineDark};
  }
  ${above.laptop} {
    display: none;
  }
`

const Quote = styled(QuoteLink)`
  grid-column: 1 / -1;
  && {
    min-height: 3.25rem;
    border-color: ${colours.gold};
    background: ${colours.gold};
    color: ${colours.espresso};
  }
`

const loadRepeat = () => import('./RepeatLast')

/** The ways to reach the shop and the other language, at the bottom of the phone's menu. */
export function MenuFoot({ onFollow }: { onFollow: () => void }) {
  const { language } = useLanguage()
  const text = useText(siteText)
  const { message } = useEnquiry()
  const { landline, whatsapp } = usePageState().shop
  const isRepeatable = useListedCount() === 0 && hasLast()
  const repeat = useLoaded(loadRepeat, isRepeatable)
  return (
    <Foot>
      <Quote onClick={onFollow} />
      {isRepeatable && repeat && <repeat.RepeatLast onFollow={onFollow} />}
      {landline && (
        <a href={phoneLink(landline)} onClick={onFollow}>
          {text.call}
        </a>
      )}
      {whatsapp && (
        <ExternalLink href={whatsappLink(whatsapp, message)} onClick={onFollow}>
          {text.chat}
        </ExternalLink>
      )}
      <LanguageLink to={otherLanguage(language)} onFollow={onFollow} />
    </Foot>
  )
}
