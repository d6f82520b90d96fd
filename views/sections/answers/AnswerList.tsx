import { Folded } from '../../components/Folded'
import { Paragraphs } from '../../components/Paragraphs'
import type { AnswerText } from '../../text/AnswersText'
import { AnswerMore } from './AnswerMore'

/** Questions of which one at a time is open; an address that names one opens it (`NavigationEffects`). */
export function AnswerList({
  name,
  items,
  level,
}: {
  name: string
  items: readonly AnswerText[]
  /** The questions' heading level, one below that of the heading above them. */
  level: 'h2' | 'h3'
}) {
  return (
    <div>
      {items.map((item) => (
        <Folded key={item.id} id={item.id} name={name} level={level} heading={item.question}>
          <Paragraphs texts={item.answer} />
          <AnswerMore answer={item} />
        </Folded>
      ))}
    </div>
  )
}
