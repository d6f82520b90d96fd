import styled from '@emotion/styled'
import type { Category } from '../../../src/shared/categories'
import { categoryLabels } from '../../../src/shared/categoryLabels'
import { Container } from '../../components/Container'
import { Picture } from '../../components/Picture'
import { Small, Title } from '../../components/typography'
import { useLanguage } from '../../text/LanguageProvider'
import { above, sizes, space } from '../../theme/tokens'
import { useContactText } from './ContactTextProvider'

const IntroRow = styled(Container)`
  display: flex;
  /* In a reader's large type the words have all the width. */
  flex-wrap: wrap;
  gap: ${space(4)};
  align-items: center;
  padding-block: ${space(5)};
  img {
    width: 5.5rem;
  }
  > div {
    flex: 1 0 10rem;
  }
  ${above.tablet} {
    gap: ${space(6)};
    img {
      width: 7rem;
    }
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
}: {
  line: Category
  /** What the quote is for. */
  topic: string
}) {
  const { language } = useLanguage()
  const words = useContactText().line
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
          {words.heading} <em>{topic}</em>
        </PageTitle>
        <Under>{words.opening}</Under>
      </div>
    </IntroRow>
  )
}
