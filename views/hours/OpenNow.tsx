import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { locales } from '../../src/shared/languages'
import { useLanguage } from '../text/LanguageProvider'
import { colours, sizes } from '../theme/tokens'
import type { Place } from './openState'

/** Holds its room before there is anything to say, so that nothing moves. */
const Line = styled.div`
  min-height: 1.7em;
  color: ${colours.inkSoft};
  font-size: ${sizes.small};
`

/** Whether the shop is open now: the browser's to say, since everybody gets the same page. */
export function OpenNow({ place }: { place: Place }) {
  const { language } = useLanguage()
  const [words, setWords] = useState('')
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    import('./watchOpening').then(
      ({ watchOpening }) => {
        if (!isOver) stop = watchOpening(place, language, setWords)
      },
      // Without it the page still tells the hours.
      () => undefined,
    )
    return () => {
      isOver = true
      stop()
    }
  }, [place, language])
  // It may stand in the midst of Italian text on an English page.
  return <Line lang={locales[language]}>{words}</Line>
}
