import styled from '@emotion/styled'
import type { Category } from '../../src/shared/categories'
import { lineQuery } from '../../src/shared/contactLinks'
import { ArrowLink } from '../components/ArrowLink'
import { useLanguage, useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { onPhone, space } from '../theme/tokens'
import { VisitWays } from './VisitWays'

const Ways = styled.div`
  > a {
    margin-top: ${space(2)};
  }
  @media ${onPhone} {
    grid-area: ways;
  }
`

/** Below the opening of what is tried on before it is bought: the ways to a first talk, and then to a quote. */
export function FirstWays({ line, whatsapp }: { line: Category; whatsapp: string }) {
  const { language } = useLanguage()
  const { requestQuote } = useText(siteText)
  return (
    <Ways>
      <VisitWays line={line} whatsapp={whatsapp} />
      <ArrowLink page="contacts" suffix={lineQuery(line, language)}>
        {requestQuote}
      </ArrowLink>
    </Ways>
  )
}
