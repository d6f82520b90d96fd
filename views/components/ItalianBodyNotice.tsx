import styled from '@emotion/styled'
import { useText } from '../text/LanguageProvider'
import { colours, space } from '../theme/tokens'
import { italianText } from './italianText'

const Notice = styled.p`
  margin-top: ${space(4)};
  padding-left: ${space(4)};
  border-left: 2px solid ${colours.bronze};
`

/** On English pages whose body is Italian: the one sentence that says so. */
export function ItalianBodyNotice() {
  const italianOnly = useText(italianText)
  return italianOnly === '' ? null : <Notice>{italianOnly}</Notice>
}
