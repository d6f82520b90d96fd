import styled from '@emotion/styled'
import { useState } from 'react'
import { itemLine } from '../../../../src/shared/quoteItems'
import { OutlineButton } from '../../../components/Button'
import { PointTitle, Small } from '../../../components/typography'
import { useQuoteList } from '../../../quote/QuoteListProvider'
import { lastListKey, readList, writeList } from '../../../quote/quoteList'
import { useLanguage } from '../../../text/LanguageProvider'
import { nameOf } from '../../../text/productFacts'
import { plainControl } from '../../../theme/plainControl'
import { colours, space } from '../../../theme/tokens'
import { useContactText } from '../ContactTextProvider'
import { focusItem } from '../list/focusItem'

const LastRequestBox = styled.section`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  padding: ${space(4)};
  border: 1px solid ${colours.hairline};
`

const Forget = styled.button`
  ${plainControl}
  color: ${colours.inkSoft};
  font-size: inherit;
  text-decoration: underline;
`

/** This device's last products, to ask for again or to forget, while the list is empty. */
export function LastRequest() {
  const words = useContactText().last
  const { language } = useLanguage()
  const list = useQuoteList()
  const [last, setLast] = useState(() => readList(lastListKey) ?? [])
  if (!list.isRead || list.items.length > 0 || last.length === 0) return null
  const again = () => {
    list.put(last)
    focusItem()
  }
  const forget = () => {
    writeList([], lastListKey)
    setLast([])
    focusItem()
  }
  return (
    <LastRequestBox aria-labelledby="last-request">
      <PointTitle as="h2" id="last-request">
        {words.heading}
      </PointTitle>
      <ul>
        {last.map((item) => (
          <li key={item.name}>{itemLine({ ...item, product: nameOf(item, language) })}</li>
        ))}
      </ul>
      <OutlineButton type="button" onClick={again}>
        {words.again}
      </OutlineButton>
      <Small as="div">
        <Forget type="button" onClick={forget}>
          {words.forget}
        </Forget>
      </Small>
    </LastRequestBox>
  )
}
