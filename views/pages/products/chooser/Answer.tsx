import styled from '@emotion/styled'
import { categoryPages } from '../../../../src/shared/categories'
import { categoryLabels } from '../../../../src/shared/categoryLabels'
import { ArrowLink } from '../../../components/ArrowLink'
import { Label } from '../../../components/typography'
import { inPlace } from '../../../navigation/NavigationEffects'
import { PageLink } from '../../../navigation/PageLink'
import { useLanguage } from '../../../text/LanguageProvider'
import { needsScript } from '../../../theme/needsScript'
import { plainControl } from '../../../theme/plainControl'
import { colours, sizes, space } from '../../../theme/tokens'
import type { Suggestion } from './suggest'
import type { it } from './text.it'

const Box = styled.div`
  display: grid;
  gap: ${space(3)};
  align-content: start;
  justify-items: start;
  padding-top: ${space(4)};
  border-top: 1px solid ${colours.ink};
`

const Line = styled.h3`
  font-size: ${sizes.subheading};
  line-height: 1.2;
`

const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(5)};
  a,
  button {
    ${plainControl}
    color: ${colours.bronze};
    font-size: ${sizes.small};
    text-decoration: underline 1px;
  }
  button {
    ${needsScript}
  }
`

/** The line that the answers lead to, said as it changes, and where to go from it. */
export function Answer({
  suggestion,
  inCatalogue,
  shared,
  text,
  onAgain,
}: {
  suggestion: Suggestion | undefined
  /** The query that opens the catalogue at the line. */
  inCatalogue: string
  /** The query that holds the answers in this language's words. */
  shared: string
  text: typeof it
  onAgain: () => void
}) {
  const { language } = useLanguage()
  return (
    <div>
      <div role="status">
        {suggestion && (
          <Box>
            <Label>{text.answer}</Label>
            <Line>{categoryLabels[suggestion.line][language]}</Line>
            <p>{text.reasons[suggestion.reason]}</p>
          </Box>
        )}
      </div>
      {suggestion && (
        <>
          <ArrowLink page={categoryPages[suggestion.line]}>{text.open}</ArrowLink>
          <Others>
            <PageLink page="products" suffix={inCatalogue} state={inPlace}>
              {text.filter}
            </PageLink>
            <PageLink page="products" suffix={shared} state={inPlace}>
              {text.share}
            </PageLink>
            <button type="button" onClick={onAgain}>
              {text.again}
            </button>
          </Others>
        </>
      )}
    </div>
  )
}
