import styled from '@emotion/styled'
import { type FieldProblem, textFields } from '../../../src/shared/quotes'
import { Subheading } from '../../components/typography'
import { colours, space } from '../../theme/tokens'
import { type ContactText, problemText } from './ContactText'

const Panel = styled.div`
  padding: ${space(5)};
  border: 1px solid ${colours.error};
  border-left-width: 4px;
`

const Heading = styled(Subheading)`
  margin-bottom: ${space(3)};
`

const Problem = styled.a`
  color: ${colours.error};
`

/** The fields of the summary, in their order. */
export const summarised = ['items', ...textFields] as const

/** The problems of a refused form. Each line links to its field. */
export function ErrorSummary({
  text,
  problems,
}: {
  text: ContactText
  problems: Record<string, FieldProblem>
}) {
  const labels = { ...text.form.labels, items: text.form.items.legend }
  return (
    <Panel role="alert" aria-labelledby="summary">
      <Heading id="summary">{text.summary}</Heading>
      <ul>
        {summarised.map((field) => {
          const problem = problems[field]
          return (
            problem && (
              <li key={field}>
                <Problem href={`#${field}`}>
                  {problem !== 'required' && `${labels[field]}: `}
                  {problemText(text, field, problem)}
                </Problem>
              </li>
            )
          )
        })}
      </ul>
    </Panel>
  )
}
