import styled from '@emotion/styled'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Container } from '../../layout/Container'
import { colours, fonts, sizes, space } from '../../theme/tokens'
import { Icon } from '../Icon'
import { answersParameter } from './answersParameter'
import { Guide } from './Guide'
import type { it } from './text.it'

/** Loaded when the part is first opened. */
const Questions = lazy(() => import('./Questions'))

const Folded = styled.details`
  border-top: 1px solid ${colours.hairline};
  summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(1)} ${space(4)};
    padding-block: ${space(4)};
    list-style: none;
    font-family: ${fonts.display};
    font-size: 1.75rem;
    line-height: 1.2;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary span {
    grid-row: 2;
    color: ${colours.inkSoft};
    font-family: ${fonts.text};
    font-size: ${sizes.small};
  }
  summary svg {
    color: ${colours.bronze};
    font-size: 1.125rem;
  }
  &[open] summary svg {
    transform: rotate(45deg);
  }
`

const Inside = styled.div`
  padding-block: ${space(2)} ${space(5)};
`

/**
 * Three questions that lead to a line, folded. The answers are in the address, so that they can be
 * shared: one that names any opens the part once the page runs; the server renders it as if it named
 * none.
 */
export function Chooser({ text }: { text: typeof it }) {
  const { search } = useLocation()
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpened, setIsOpened] = useState(false)
  useEffect(() => {
    const query = new URLSearchParams(search)
    const isAsked = Object.values(answersParameter).some((name) => query.has(name))
    if (isAsked && details.current) details.current.open = true
    // It may have been opened before the page ran.
    if (details.current?.open) setIsOpened(true)
  }, [search])
  const guide = <Guide text={text} />
  return (
    <Container>
      <Folded
        ref={details}
        onToggle={({ currentTarget }) => currentTarget.open && setIsOpened(true)}
      >
        <summary>
          {text.heading}
          <span>{text.opening}</span>
          <Icon name="plus" />
        </summary>
        <Inside>
          {isOpened ? (
            <Suspense fallback={guide}>
              <Questions text={text} />
            </Suspense>
          ) : (
            guide
          )}
        </Inside>
      </Folded>
    </Container>
  )
}
