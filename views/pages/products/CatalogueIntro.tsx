import styled from '@emotion/styled'
import { contactQuery } from '../../../src/shared/contactLinks'
import { Container } from '../../components/Container'
import { Small, Title } from '../../components/typography'
import { Words } from '../../components/Words'
import { PageLink } from '../../navigation/PageLink'
import { useLanguage } from '../../text/LanguageProvider'
import { above, space } from '../../theme/tokens'
import type { it } from './text.it'
import { useFilters } from './useFilters'

/** Title and opening beside one another: the products begin on the first screen. */
const IntroGrid = styled(Container)`
  display: grid;
  gap: ${space(3)} ${space(7)};
  align-items: center;
  padding-block: 1.25rem ${space(4)};
  ${above.laptop} {
    padding-block: 4rem ${space(5)};
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`

const PageTitle = styled(Title)`
  font-size: clamp(1.875rem, 3.3vw, 2.5rem);
  /* As long as the longest: a line that is chosen moves nothing below. */
  min-height: 2.04em;
`

export function CatalogueIntro({ text }: { text: typeof it }) {
  const { language } = useLanguage()
  const { line } = useFilters()
  return (
    <IntroGrid>
      <PageTitle tabIndex={-1}>
        <Words>{text.heading}</Words>
      </PageTitle>
      <Small>
        {text.opening}{' '}
        <PageLink page="contacts" suffix={contactQuery('priceList', line, language)}>
          {text.priceList}
        </PageLink>
      </Small>
    </IntroGrid>
  )
}
