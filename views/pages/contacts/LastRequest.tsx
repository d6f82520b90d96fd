import styled from '@emotion/styled'
import { useState } from 'react'
import { OutlineButton } from '../../components/Button'
import { PointTitle, Small } from '../../components/typography'
import { useRequestList } from '../../quote/RequestListProvider'
import { itemName, lastListKey, readList, writeList } from '../../quote/requestList'
import { keepTogether } from '../../text/keepTogether'
import { useLanguage } from '../../text/LanguageProvider'
import { plainControl } from '../../theme/plainControl'
import { colours, space } from '../../theme/tokens'
import type { ContactText } from './ContactText'

const Part = styled.section`
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

/** The products of the last request from this device, to be asked for again or forgotten. */
export function LastRequest({
  text,
  onDone,
}: {
  text: ContactText
  /** Called once they are asked for again, or forgotten. */
  onDone: () => void
}) {
  const { language } = useLanguage()
  const list = useRequestList()
  const [items] = useState(() => readList(lastListKey) ?? [])
  return (
    <Part aria-labelledby="last-request">
      <PointTitle as="h2" id="last-request">
        {text.last.heading}
      </PointTitle>
      <ul>
        {items.map((item) => (
          <li key={item.name}>
            {item.quantity} × {keepTogether(itemName(item, language))}
          </li>
        ))}
      </ul>
      <OutlineButton
        type="button"
        onClick={() => {
          list.put(items)
          onDone()
        }}
      >
        {text.last.again}
      </OutlineButton>
      <Small as="div">
        <Forget
          type="button"
          onClick={() => {
            writeList([], lastListKey)
            onDone()
          }}
        >
          {text.last.forget}
        </Forget>
      </Small>
    </Part>
  )
}
