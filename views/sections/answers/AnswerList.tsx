import styled from '@emotion/styled'
import { Paragraphs } from '../../components/Paragraphs'
import { PointTitle } from '../../components/typography'
import type { AnswerText } from '../../text/AnswersText'
import { colours, space } from '../../theme/tokens'
import { AnswerMore } from './AnswerMore'

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
