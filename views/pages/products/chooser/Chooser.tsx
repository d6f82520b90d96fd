import { Suspense, use, useEffect, useRef, useState } from 'react'
import { chooserAnswersIn, namedAnswers } from '../../../../src/shared/chooserAnswers'
import { Container } from '../../../components/Container'
import { Folded } from '../../../components/Folded'
import { Later } from '../../../Later'
import { useServedQuery } from '../../../useHydrated'
import { loadAnew } from '../../../useLoaded'
import { Guide } from './Guide'
import type { it } from './text.it'

/** The browser loads the questions when the part is first opened, the server before it renders answers. */
export const laterQuestions = new Later(() => import('./Questions'))

/**
 * Where the questions cannot be had the guide stays, and the page is loaded anew; not where the address
 * asks for them at once, or that would go on for ever.
 */
function WhenLoaded({ text, isAsked }: { text: typeof it; isAsked: boolean }) {
  const { Questions } = use(
    laterQuestions.needed(() => {
      if (!isAsked) void loadAnew()
      return { Questions: Guide }
    }),
  )
  return <Questions text={text} />
}

/**
 * Three questions that lead to a line, folded. The answers are in the address, so that they can be
 * shared: one that names any opens the part.
 */
export function Chooser({ text }: { text: typeof it }) {
  const given = useServedQuery((query) => namedAnswers(chooserAnswersIn(query), 'it'))
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpened, setIsOpened] = useState(given !== '')
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
            <WhenLoaded text={text} isAsked={given !== ''} />
          </Suspense>
        ) : (
          guide
        )}
      </Folded>
    </Container>
  )
}
