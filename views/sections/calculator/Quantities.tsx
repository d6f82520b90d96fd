import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import type { EstimatedLine } from '../../../src/shared/estimates'
import { TextSection } from '../../components/TextSection'
import { Small, Stack } from '../../components/typography'
import { useLoaded } from '../../useLoaded'
import { EstimateTable } from './EstimateTable'
import type { it } from './text.it'

/** Loaded when the visitor scrolls near. */
const loadCalculator = () => import('./Calculator')

/** Early enough that the calculator has taken the table's place before that is seen. */
const nearness = '600px'

/** The calculator's height, which the table holds for it: what is below stays in its place, and Back finds it. */
const Place = styled.div`
  width: 100%;
  @media (scripting: enabled) {
    min-height: 43rem;
  }
  @media (scripting: enabled) and (min-width: 26rem) {
    min-height: 39.75rem;
  }
  @media (scripting: enabled) and (min-width: 29.5rem) {
    min-height: 37.125rem;
  }
`

/** How many packs a head takes: a table that anybody can read, and a calculator in its place. */
export function Quantities({ line, text }: { line: EstimatedLine; text: typeof it }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      // At each approach: a failed load is tried again.
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: nearness },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const calculator = useLoaded(loadCalculator, isNear)
  return (
    <TextSection id="quantities" heading={text.heading}>
      <Stack ref={place}>
        <Small>{text.opening}</Small>
        <Place>
          {calculator ? (
            <calculator.Calculator line={line} text={text} />
          ) : (
            <EstimateTable line={line} text={text} />
          )}
        </Place>
      </Stack>
    </TextSection>
  )
}
