import styled from '@emotion/styled'
import { colours, space } from '../../theme/tokens'
import { Paragraphs } from '../Paragraphs'
import { PointTitle } from '../typography'
import { AnswerMore } from './AnswerMore'
import type { AnswerText } from './AnswersText'

const List = styled.div`
  border-top: 1px solid ${colours.ink};
`

const Part = styled.div`
  padding-block: ${space(5)};
  border-bottom: 1px solid ${colours.hairline};
`

const Question = styled(PointTitle)`
  margin-bottom: ${space(2)};
`

/** Questions whose answers are all in sight. */
export function AnswerList({ items }: { items: readonly AnswerText[] }) {
  return (
    <List>
      {items.map((item) => (
        <Part key={item.id} id={item.id}>
          <Question>{item.question}</Question>
          <Paragraphs texts={item.answer} />
          <AnswerMore answer={item} />
        </Part>
      ))}
    </List>
  )
}
