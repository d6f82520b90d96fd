import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { answersParameter } from '../../../../src/shared/catalogueFilters'
import { Container } from '../../../components/Container'
import { Folded } from '../../../components/Folded'
import { Guide } from './Guide'
import type { it } from './text.it'

/** Loaded when the part is first opened. */
const Questions = lazy(() => import('./Questions'))

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
        heading={text.heading}
        onToggle={({ currentTarget }) => currentTarget.open && setIsOpened(true)}
      >
        {isOpened ? (
          <Suspense fallback={guide}>
            <Questions text={text} />
          </Suspense>
        ) : (
          guide
        )}
      </Folded>
    </Container>
  )
}
