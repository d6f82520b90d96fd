import { Accordion } from '../Accordion'
import { TextSection } from '../TextSection'
import { AnswerMore } from './AnswerMore'
import type { AnswersText } from './AnswersText'

/** The questions of a line, one of which is open at a time. */
export function LineAnswers({ text }: { text: AnswersText }) {
  const items = text.items.map((item) => ({
    ...item,
    more: item.facts || item.link ? <AnswerMore answer={item} /> : undefined,
  }))
  return (
    <TextSection id="answers" heading={text.heading}>
      <Accordion name="answers" items={items} />
    </TextSection>
  )
}
