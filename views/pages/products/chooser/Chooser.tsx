import { Suspense, use, useEffect, useRef, useState } from 'react'
import { chooserAnswersIn, namedAnswers } from '../../../../src/shared/chooserAnswers'
import { Container } from '../../../components/Container'
import { Folded } from '../../../components/Folded'
import { useLoaded } from '../../../Later'
import { laterQuestions } from '../../../lateParts'
import { useServedQuery } from '../../../useHydrated'
import { Guide } from './Guide'
import type { it } from './text.it'

/** Where the questions cannot be had the guide stays. */
const guideInstead = () => ({ Questions: Guide })

function WhenLoaded({ text }: { text: typeof it }) {
  const { Questions } = use(laterQuestions.needed(guideInstead))
  return <Questions text={text} />
}

/**
 * Three questions that lead to a line, folded. The choices are in the address, so that they can be
 * shared: one that names any opens the part.
 */
export function Chooser({ text }: { text: typeof it }) {
  const given = useServedQuery((query) => namedAnswers(chooserAnswersIn(query)))
  const details = useRef<HTMLDetailsElement>(null)
  const isAsked = given !== ''
  // After a failure each opening loads the questions again: the part counts its openings.
  const [opened, setOpened] = useState(Number(isAsked))
  // A failure loads the page anew. One whose address has choices would fail again, without end.
  useLoaded(laterQuestions, opened, !isAsked)
  useEffect(() => {
    if (isAsked && details.current) details.current.open = true
    // The visitor may have opened the part before the page ran. The count of a part that the address
    // opens is left alone: a change would show the guide until the questions are hydrated.
    if (details.current?.open) setOpened((count) => count || 1)
  }, [isAsked])
  const guide = <Guide text={text} />
  return (
    <Container>
      <Folded
        ref={details}
        heading={text.heading}
        open={opened > 0}
        onToggle={({ currentTarget }) => currentTarget.open && setOpened((count) => count + 1)}
      >
        {opened > 0 ? (
          <Suspense fallback={guide}>
            <WhenLoaded text={text} />
          </Suspense>
        ) : (
          guide
        )}
      </Folded>
    </Container>
  )
}
