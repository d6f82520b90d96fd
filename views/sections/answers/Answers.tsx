import type { ComponentProps } from 'react'
import { Accordion } from '../../components/Accordion'
import type { AnswerText } from '../../text/AnswersText'
import { AnswerMore } from './AnswerMore'

/** Questions of which one is open at a time, with what each answer rests on and leads to. */
export function Answers({
  items,
  ...props
}: Pick<ComponentProps<typeof Accordion>, 'name' | 'level'> & { items: readonly AnswerText[] }) {
  const withMore = items.map((item) => ({
    ...item,
    more: item.facts || item.link ? <AnswerMore answer={item} /> : undefined,
  }))
  return <Accordion {...props} items={withMore} />
}
