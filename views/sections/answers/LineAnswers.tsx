import { Accordion } from '../../components/Accordion'
import { TextSection } from '../../components/TextSection'
import type { AnswersText } from '../../text/AnswersText'
import { AnswerMore } from './AnswerMore'

/** The questions of a line, one of which is open at a time. */
export function LineAnswers({ text }: { text: AnswersText }) {
  const items = text.items.map((item) => ({
    ...item,
    more: item.facts || item.link ? <AnswerMore answer={item} /> : undefined,
  }))
  return (
    <TextSection id="answers" heading={text.heading}>
      <Accordion name="answers" level="h3" items={items} />
    </TextSection>
  )
}
