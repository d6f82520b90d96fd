import styled from '@emotion/styled'
import { lineQuery } from '../../src/shared/contactLinks'
import { PageLink } from '../navigation/PageLink'
import { useRequestList } from '../quote/RequestListProvider'
import { lastListKey, lineOf, readList } from '../quote/requestList'
import { useLanguage } from '../text/LanguageProvider'
import { repeatText } from './repeatText'

const Repeat = styled(PageLink)`
  grid-column: 1 / -1;
  justify-self: center;
`

/** Puts the last request on the list again, and leads to the form. */
export function RepeatLast({ onFollow }: { onFollow: () => void }) {
  const { language } = useLanguage()
  const { put } = useRequestList()
  const lastItems = () => readList(lastListKey) ?? []
  const line = lineOf(lastItems())
  const follow = () => {
    // It may have been forgotten since.
    put(lastItems())
    onFollow()
  }
  return (
    <Repeat page="contacts" suffix={line ? lineQuery(line, language) : ''} onClick={follow}>
      {repeatText[language]}
    </Repeat>
  )
}
