import styled from '@emotion/styled'
import { type Category, categories, categoryPages } from '../../src/shared/categories'
import { categoryLabels } from '../../src/shared/categoryLabels'
import { Container } from '../components/Container'
import { Icon } from '../components/Icon'
import { Label, spokenOnly } from '../components/typography'
import { PageLink } from '../navigation/PageLink'
import { useLanguage, useText } from '../text/LanguageProvider'
import { above, colours, fonts, onPhone, space } from '../theme/tokens'
import { neighboursText } from './neighboursText'

const Row = styled(Container)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
`

const Neighbour = styled(PageLink)`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  padding-block: ${space(4)};
  color: ${colours.ink};
  text-decoration: none;
  &[rel='next'] {
    flex-direction: row-reverse;
    padding-left: ${space(4)};
    border-left: 1px solid ${colours.hairline};
    text-align: end;
  }
  &[rel='prev'] {
    padding-right: ${space(4)};
  }
  &:hover > span:last-of-type {
    text-decoration: underline 1px ${colours.bronze};
    text-underline-offset: 0.25em;
  }
  ${above.tablet} {
    &[rel] {
      flex-direction: column;
      align-items: start;
    }
    &[rel='next'] {
      align-items: end;
    }
  }
  ${above.laptop} {
    padding-block: ${space(6)};
  }
`

/** On a phone the arrow alone is seen. */
const Way = styled(Label)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  color: ${colours.bronze};
  @media ${onPhone} {
    > span {
      ${spokenOnly}
    }
  }
`

const Name = styled.span`
  line-height: 1.25;
  text-wrap: balance;
  ${above.tablet} {
    font-family: ${fonts.display};
    font-size: 1.75rem;
  }
`

/** The lines before and after this one, so that no line is a dead end; the last leads to the first. */
export function LineNeighbours({ line }: { line: Category }) {
  const { language } = useLanguage()
  const text = useText(neighboursText)
  const at = categories.indexOf(line)
  const neighbour = (rel: 'prev' | 'next') => {
    const other = categories.at((at + (rel === 'next' ? 1 : -1)) % categories.length)
    return (
      other && (
        <Neighbour page={categoryPages[other]} rel={rel}>
          <Way>
            {rel === 'prev' && <Icon name="left" />}
            <span>{rel === 'prev' ? text.previous : text.next}</span>
            {rel === 'next' && <Icon name="right" />}
          </Way>
          <Name>{categoryLabels[other][language]}</Name>
        </Neighbour>
      )
    )
  }
  return (
    <nav aria-label={text.label}>
      <Row>
        {neighbour('prev')}
        {neighbour('next')}
      </Row>
    </nav>
  )
}
