import styled from '@emotion/styled'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { above, colours, fonts, space } from '../theme/tokens'
import { Icon } from './Icon'
import { Paragraphs } from './Paragraphs'

const List = styled.div`
  border-top: 1px solid ${colours.ink};
`

const Item = styled.details`
  border-bottom: 1px solid ${colours.hairline};
  & :is(h2, h3) {
    font: inherit;
  }
  summary svg {
    margin-top: 0.1em;
    font-size: 1.125rem;
    color: ${colours.bronze};
    transition: transform 0.25s;
  }
  &[open] summary svg {
    transform: rotate(45deg);
  }
  @media (prefers-reduced-motion: reduce) {
    summary svg {
      transition: none;
    }
  }
`

const Summary = styled.summary`
  display: flex;
  gap: ${space(4)};
  align-items: start;
  justify-content: space-between;
  min-height: 4rem;
  padding-block: ${space(4)};
  list-style: none;
  /* The display face would fill a phone's screen with two questions. */
  font-size: 1.1875rem;
  font-weight: 500;
  line-height: 1.35;
  ${above.tablet} {
    font-family: ${fonts.display};
    font-size: 1.75rem;
    font-weight: 400;
    line-height: 1.2;
  }
  &::-webkit-details-marker {
    display: none;
  }
`

const Answer = styled.div`
  padding: 0 ${space(7)} ${space(6)} 0;
`

/** At the width of the question. */
const More = styled.div`
  padding-bottom: ${space(6)};
`

interface Question {
  /** The item's id, for links that lead to it. */
  id: string
  question: string
  answer: readonly string[]
  /** Shown after the answer. */
  more?: ReactNode
}

/** Opens or closes a question without moving it, though an answer above it may close. */
function toggleInPlace(event: MouseEvent<HTMLElement>): void {
  const summary = event.currentTarget
  const item = summary.parentElement
  if (!(item instanceof HTMLDetailsElement)) return
  event.preventDefault()
  const before = summary.getBoundingClientRect().top
  item.open = !item.open
  const by = summary.getBoundingClientRect().top - before
  window.scrollBy({ top: by, behavior: 'instant' })
}

/**
 * Questions of which one at a time is open. The answers are in the page whether open or not, for
 * search and for find-in-page; an address that names an item opens it.
 */
export function Accordion({
  name,
  items,
  level: Heading,
}: {
  name: string
  items: readonly Question[]
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
    <List ref={list}>
      {items.map(({ id, question, answer, more }) => (
        <Item key={id} id={id} name={name}>
          <Summary onClick={toggleInPlace}>
            <Heading>{question}</Heading>
            <Icon name="plus" />
          </Summary>
          <Answer>
            <Paragraphs texts={answer} />
          </Answer>
          {more && <More>{more}</More>}
        </Item>
      ))}
    </List>
  )
}
