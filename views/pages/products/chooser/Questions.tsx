import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { catalogueQuery, facetsIn } from '../../../../src/shared/catalogueFilters'
import { categoryPages } from '../../../../src/shared/categories'
import { categoryLabels } from '../../../../src/shared/categoryLabels'
import {
  type ChooserAnswers,
  chooserAnswersIn,
  namedAnswers,
  offeredAnswers,
  type Question,
} from '../../../../src/shared/chooserAnswers'
import { lineIn } from '../../../../src/shared/contactLinks'
import { ArrowLink } from '../../../components/ArrowLink'
import { Choices } from '../../../components/Choices'
import { Label, Subheading } from '../../../components/typography'
import { inPlace } from '../../../navigation/NavigationEffects'
import { PageLink } from '../../../navigation/PageLink'
import { useLanguage, useText } from '../../../text/LanguageProvider'
import { siteText } from '../../../text/site'
import { plainControl } from '../../../theme/plainControl'
import { above, colours, sizes, space } from '../../../theme/tokens'
import { useServedQuery } from '../../../useHydrated'
import { suggest } from './suggest'
import type { it } from './text.it'

const Form = styled.div`
  display: grid;
  gap: ${space(5)};
  ${above.laptop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space(8)};
  }
`

const Fields = styled.div`
  display: grid;
  gap: ${space(5)};
  align-content: start;
  /* The questions need a script; the line that an address leads to shows without one. */
  @media (scripting: none) {
    display: none;
  }
`

const Box = styled.div`
  display: grid;
  gap: ${space(3)};
  align-content: start;
  justify-items: start;
  padding-top: ${space(4)};
  border-top: 1px solid ${colours.ink};
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
`

/** The questions, whose choices are in the address, and the line that they lead to. */
export function Questions({ text }: { text: typeof it }) {
  const { language } = useLanguage()
  const { discover } = useText(siteText)
  const { pathname } = useLocation()
  const search = useServedQuery(String)
  const navigate = useNavigate()
  // The address follows in a transition, which a radio button must not wait for.
  const query = new URLSearchParams(search)
  const [chosen, setChosen] = useState(() => chooserAnswersIn(query))
  useEffect(() => setChosen(chooserAnswersIn(new URLSearchParams(search))), [search])
  const queryFor = (next: ChooserAnswers, line = lineIn(query)) =>
    catalogueQuery(line, facetsIn(query), language, namedAnswers(next))
  const go = (next: ChooserAnswers) => {
    setChosen(next)
    navigate(pathname + queryFor(next), { replace: true, state: inPlace })
  }
  const fields = useRef<HTMLDivElement>(null)
  const again = () => {
    go({})
    fields.current?.querySelector('input')?.focus()
  }
  const choices = <Q extends Question>(question: Q) => {
    const labels: Record<string, string> = text.options[question]
    return (
      <Choices
        legend={text.legends[question]}
        options={offeredAnswers[question].map((one) => [one, labels[one] ?? ''] as const)}
        chosen={chosen[question]}
        onChoose={(choice) => go({ ...chosen, [question]: choice })}
      />
    )
  }
  const suggestion = suggest(chosen)
  return (
    <Form>
      <Fields ref={fields}>
        {choices('purpose')}
        {choices('hair')}
        {choices('wear')}
      </Fields>
      <div>
        <div role="status">
          {suggestion && (
            <Box>
              <Label>{text.suggestion}</Label>
              <Subheading>{categoryLabels[suggestion.line][language]}</Subheading>
              <p>{text.reasons[suggestion.reason]}</p>
            </Box>
          )}
        </div>
        {suggestion && (
          <>
            <ArrowLink page={categoryPages[suggestion.line]}>{discover}</ArrowLink>
            <Others>
              <PageLink page="products" suffix={queryFor(chosen, suggestion.line)} state={inPlace}>
                {text.filter}
              </PageLink>
              <button type="button" onClick={again}>
                {text.again}
              </button>
            </Others>
          </>
        )}
      </div>
    </Form>
  )
}
