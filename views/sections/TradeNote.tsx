import styled from '@emotion/styled'
import type { Category } from '../../src/shared/categories'
import { contactQuery } from '../../src/shared/contactLinks'
import { ArrowLink } from '../components/ArrowLink'
import { useLanguage } from '../text/LanguageProvider'
import type { LinePageText } from '../text/LinePageText'
import { space } from '../theme/tokens'

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(4)};
  margin-top: ${space(2)};
`

/** What trade buyers ask for first, under the first buttons: the price list and the rules. */
export function TradeNote({ line, text }: { line: Category; text: LinePageText['trade'] }) {
  const { language } = useLanguage()
  if (!text) return null
  return (
    <Note>
      <ArrowLink page="contacts" suffix={contactQuery('priceList', line, language)}>
        {text.list}
      </ArrowLink>
      <ArrowLink page="contacts" suffix="#trade">
        {text.rules}
      </ArrowLink>
    </Note>
  )
}
