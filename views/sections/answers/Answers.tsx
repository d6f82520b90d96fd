import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Folded } from '../../components/Folded'
import { Paragraphs } from '../../components/Paragraphs'
import type { AnswerText } from '../../text/AnswersText'
import { AnswerMore } from './AnswerMore'

/** Questions of which one at a time is open; an address that names one opens it. */
export function Answers({
  name,
  items,
  level,
}: {
  name: string
  items: readonly AnswerText[]
  /** The questions' heading level, one below that of the heading above them. */
  level: 'h2' | 'h3'
}) {
  const list = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again opens again
  useEffect(() => {
    const item = [...(list.current?.children ?? [])].find(({ id }) => `#${id}` === hash)
    if (!(item instanceof HTMLDetailsElement)) return
    item.open = true
    item.scrollIntoView()
  }, [hash, key])
  return (
    <div ref={list}>
      {items.map((item) => (
        <Folded key={item.id} id={item.id} name={name} level={level} heading={item.question}>
          <Paragraphs texts={item.answer} />
          <AnswerMore answer={item} />
        </Folded>
      ))}
    </div>
  )
}
