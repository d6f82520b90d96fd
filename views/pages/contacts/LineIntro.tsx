import styled from '@emotion/styled'
import type { Category } from '../../../src/shared/categories'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import { Container } from '../../components/Container'
import { Picture } from '../../components/Picture'
import { Small, Title } from '../../components/typography'
import { useListedCount } from '../../quote/RequestListProvider'
import { useLanguage } from '../../text/LanguageProvider'
import { above, sizes, space } from '../../theme/tokens'
import type { ContactText } from './ContactText'

const IntroRow = styled(Container)`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: ${space(4)};
  align-items: center;
  padding-block: ${space(5)};
  /* In a reader's large type the words have all the width. */
  @media (max-width: 17.5rem) {
    grid-template-columns: minmax(0, 1fr);
    img {
      width: 5.5rem;
    }
  }
  ${above.tablet} {
    grid-template-columns: 7rem minmax(0, 1fr);
    gap: ${space(6)};
    padding-block: ${space(6)};
  }
`

const PageTitle = styled(Title)`
  font-size: ${sizes.heading};
  line-height: 1.08;
`

const Under = styled(Small)`
  margin-top: ${space(2)};
`

/** The page's opening for visitors who come from a line: short, with the form right below. */
export function LineIntro({
  line,
  topic,
  text,
}: {
  line: Category
  /** What the quote is for. */
  topic: string
  text: ContactText
}) {
  const { language } = useLanguage()
  const { opening, chosen, heading } = text.line
  return (
    <IntroRow>
      <Picture
        picture={{ name: `${line}-1` }}
        alt={categoryLabels[line][language]}
        sizes="(min-width: 40rem) 7rem, 5.5rem"
        eager
      />
      <div>
        <PageTitle tabIndex={-1}>
          {heading} <em>{topic}</em>
        </PageTitle>
        <Under>{useListedCount() > 0 ? chosen : opening}</Under>
      </div>
    </IntroRow>
  )
}
