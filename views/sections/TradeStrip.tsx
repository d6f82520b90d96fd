import styled from '@emotion/styled'
import type { Category } from '../../src/shared/categories'
import { contactQuery } from '../../src/shared/contactLinks'
import { ArrowLink } from '../components/ArrowLink'
import { Words } from '../components/Words'
import type { CategoryPageText } from '../text/CategoryPageText'
import { useLanguage } from '../text/LanguageProvider'
import { sizes, space } from '../theme/tokens'

const Strip = styled.div`
  max-width: 28rem;
  margin-top: ${space(4)};
  font-size: ${sizes.small};
`

/** What trade buyers ask first, under the first buttons: delivery and the price list. */
export function TradeStrip({ line, text }: { line: Category; text: CategoryPageText['trade'] }) {
  const { language } = useLanguage()
  if (!text) return null
  return (
    <Strip>
      <div>
        <Words>{text.delivery}</Words>
      </div>
      <ArrowLink page="contacts" suffix={contactQuery('priceList', line, language)}>
        {text.list}
      </ArrowLink>
    </Strip>
  )
}
