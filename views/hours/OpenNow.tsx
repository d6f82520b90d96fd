import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { locales } from '../../src/shared/languages'
import { Later, useLoaded } from '../Later'
import { usePageState } from '../pageState'
import { useLanguage } from '../text/LanguageProvider'
import { colours, sizes } from '../theme/tokens'
import type { Place } from './openState'

/** Holds its room before there is anything to say, so that nothing moves. */
const Line = styled.div`
  min-height: 1.7em;
  color: ${colours.inkSoft};
  font-size: ${sizes.small};
`

const laterWatch = new Later(() => import('./openWords'))

/** Whether the shop is open now. The browser says so: the server sends everybody the same page. */
export function OpenNow({ place }: { place: Place }) {
  const { language } = useLanguage()
  const { shop } = usePageState()
  const [words, setWords] = useState('')
  // Where the module cannot be loaded the page still has the opening hours.
  const module = useLoaded(laterWatch, true)
  useEffect(
    () => module?.watchOpening(place, shop, language, setWords),
    [module, place, shop, language],
  )
  // The text around it may be Italian on an English page.
  return <Line lang={locales[language]}>{words}</Line>
}
