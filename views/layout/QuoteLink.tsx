import styled from '@emotion/styled'
import { lineQuery } from '../../src/shared/contactLinks'
import { ButtonLink } from '../components/Button'
import type { PageLinkProps } from '../navigation/PageLink'
import { useListedCount, useListedLine } from '../quote/QuoteListProvider'
import { useLineOfPage } from '../quote/useEnquiry'
import { useLanguage, useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { sizes, space, target } from '../theme/tokens'

/** As low as the header's other controls. It is as wide with a number: the menu beside it stays. */
const Action = styled(ButtonLink)`
  min-height: ${target};
  padding-block: 0;
  gap: 0;
  &:has(span) {
    padding-inline: 1.25rem;
  }
  font-size: ${sizes.label};
  letter-spacing: 0.14em;
  text-transform: uppercase;
  white-space: nowrap;
`

/** The number of products on the list. The button's padding shrinks by its width. */
const Count = styled.span`
  width: 1.5rem;
  text-indent: ${space(1)};
  letter-spacing: 0;
`

/** The query for the form: the page's line, or else the one line of all listed products. */
export function useQuoteQuery(): string {
  const { language } = useLanguage()
  const listedLine = useListedLine()
  const line = useLineOfPage() ?? listedLine
  return line ? lineQuery(line, language) : ''
}

/** How many products the list holds, in words for those who do not see the number alone. */
export function useCountText(): string | undefined {
  const { listed } = useText(siteText)
  const count = useListedCount()
  return count === 0 ? undefined : `${count} ${count === 1 ? listed.one : listed.other}`
}

/** The way to the form, with the number of products that wait there. */
export function QuoteLink(props: Pick<PageLinkProps, 'className' | 'onClick'>) {
  const { quote } = useText(siteText)
  const listed = useListedCount()
  const count = useCountText()
  return (
    <Action
      page="contacts"
      suffix={useQuoteQuery()}
      aria-label={count && `${quote}, ${count}`}
      {...props}
    >
      {quote}
      {listed > 0 && <Count>({listed})</Count>}
    </Action>
  )
}
