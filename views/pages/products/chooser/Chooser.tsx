import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { answerWordsIn } from '../../../../src/shared/catalogueFilters'
import { Container } from '../../../components/Container'
import { Folded } from '../../../components/Folded'
import { useServedQuery } from '../../../useHydrated'
import { loadAnew } from '../../../useLoaded'
import { Guide } from './Guide'
import type { it } from './text.it'

let loaded: ComponentType<{ text: typeof it }> | undefined

/** The browser loads the questions when the part is first opened, the server before it renders answers. */
export async function loadQuestions() {
  const questions = await import('./Questions')
  loaded = questions.default
  return questions
}

/**
 * Where the questions cannot be had the guide stays, and the page is loaded anew; not where the address
 * asks for them at once, or that would go on for ever.
 */
const Later = lazy(() =>
  loadQuestions().catch(() => {
    const query = new URLSearchParams(window.location.search)
    if (answerWordsIn(query) === '') void loadAnew()
    return { default: Guide }
  }),
)

/**
 * Three questions that lead to a line, folded. The answers are in the address, so that they can be
 * shared: one that names any opens the part.
 */
export function Chooser({ text }: { text: typeof it }) {
  const given = useServedQuery(answerWordsIn)
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpened, setIsOpened] = useState(given !== '')
  const [Questions] = useState(() => loaded ?? Later)
  useEffect(() => {
    if (given !== '' && details.current) details.current.open = true
    // It may have been opened before the page ran.
    if (details.current?.open) setIsOpened(true)
  }, [given])
  const guide = <Guide text={text} />
  return (
    <Container>
      <Folded
        ref={details}
        heading={text.heading}
        open={isOpened}
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
