import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { type FieldProblem, textFields } from '../../../src/shared/quotes'
import { Subheading } from '../../components/typography'
import { plainControl } from '../../theme/plainControl'
import { colours, space } from '../../theme/tokens'
import { type ContactText, problemText } from './ContactText'

const Panel = styled.section`
  padding: ${space(5)};
  border: 1px solid ${colours.error};
  border-left-width: 4px;
`

const Heading = styled(Subheading)`
  margin-bottom: ${space(3)};
`

const Problem = styled.a`
  ${plainControl}
  color: ${colours.error};
`

/** The fields of the summary, in their order. */
export const summarised = ['items', ...textFields] as const

/**
 * How many problems a form has, and which. Each line links to its field.
 * @param attempt the number of times that the form was sent by the script; after each the heading takes the focus
 */
export function ErrorSummary({
  text,
  problems,
  attempt,
}: {
  text: ContactText
  problems: Record<string, FieldProblem>
  attempt: number
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (attempt > 0) heading.current?.focus()
  }, [attempt])
  const labels = { ...text.form.labels, items: text.form.items.legend }
  const found = summarised.flatMap((field) => {
    const problem = problems[field]
    return problem ? [{ field, problem }] : []
  })
  return (
    <Panel aria-labelledby="summary">
      <Heading as="h2" id="summary" ref={heading} tabIndex={-1}>
        {text.summary} ({found.length})
      </Heading>
      <ul>
        {found.map(({ field, problem }) => (
          <li key={field}>
            <Problem href={`#${field}`}>
              {problem !== 'required' && `${labels[field]}: `}
              {problemText(text, field, problem)}
            </Problem>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
