import styled from '@emotion/styled'
import type { Category } from '../../src/shared/categories'
import { contactQuery } from '../../src/shared/contactLinks'
import { ArrowLink } from '../components/ArrowLink'
import { Words } from '../components/Words'
import { useLanguage } from '../text/LanguageProvider'
import type { LinePageText } from '../text/LinePageText'
import { sizes, space } from '../theme/tokens'

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(4)};
  max-width: 28rem;
  margin-top: ${space(4)};
  font-size: ${sizes.small};
`

const Delivery = styled.div`
  width: 100%;
`

/** What trade buyers ask first, under the first buttons: delivery, price list and the rules. */
export function TradeNote({ line, text }: { line: Category; text: LinePageText['trade'] }) {
  const { language } = useLanguage()
  if (!text) return null
  return (
    <Note>
      <Delivery>
        <Words>{text.delivery}</Words>
      </Delivery>
      <ArrowLink page="contacts" suffix={contactQuery('priceList', line, language)}>
        {text.list}
      </ArrowLink>
      <ArrowLink page="contacts" suffix="#trade">
        {text.rules}
      </ArrowLink>
    </Note>
  )
}
