import styled from '@emotion/styled'
import type { Fact } from '../../../src/shared/facts/Fact'
import { Words } from '../../components/Words'
import { useLanguage } from '../../text/LanguageProvider'
import { colours, measure, space } from '../../theme/tokens'

const Note = styled.p`
  max-width: ${measure};
  margin-top: ${space(4)};
  padding-left: ${space(4)};
  border-left: 2px solid ${colours.gold};
`

/** What a law or an office says. The page's foot has its source. */
export function FactNote({ fact }: { fact: Fact }) {
  const { language } = useLanguage()
  return (
    <Note>
      <Words>{fact.statement[language]}</Words>
    </Note>
  )
}
