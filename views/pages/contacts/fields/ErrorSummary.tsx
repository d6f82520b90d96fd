import styled from '@emotion/styled'
import type { MouseEvent } from 'react'
import { textFields } from '../../../../src/shared/quotes'
import { Subheading } from '../../../components/typography'
import { colours } from '../../../theme/tokens'
import { problemText } from '../ContactText'
import { useContactText } from '../ContactTextProvider'
import { ProblemPanel } from '../OutcomePanel'
import type { Problems } from './fieldRules'

const Panel = styled(ProblemPanel)`
  a {
    color: ${colours.error};
  }
`

/** The id of its heading, which takes the focus once the form has been sent in vain. */
export const summaryId = 'summary'

export const summarised = ['items', ...textFields] as const

/** Of the products the link leads to the first that is wrong. */
function toWrongPart(event: MouseEvent<HTMLAnchorElement>): void {
  const wrong = document.querySelector<HTMLElement>(
    `${event.currentTarget.hash} [aria-invalid=true]`,
  )
  if (!wrong) return
  event.preventDefault()
  wrong.focus()
}

/** How many problems a form has, and which. Each line links to its field. */
export function ErrorSummary({ problems }: { problems: Problems }) {
  const text = useContactText()
  const labels = { ...text.form.labels, items: text.form.items.legend }
  const found = summarised.flatMap((field) => {
    const problem = problems[field]
    return problem ? [{ field, problem }] : []
  })
  return (
    <Panel aria-labelledby={summaryId}>
      <Subheading as="h2" id={summaryId} tabIndex={-1}>
        {text.summary} ({found.length})
      </Subheading>
      <ul>
        {found.map(({ field, problem }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={toWrongPart}>
              {problem !== 'required' && `${labels[field]}: `}
              {problemText(text, field, problem)}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
