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
        {calculator ? (
          <calculator.Calculator line={line} text={text} />
        ) : (
          <EstimateTable line={line} text={text} />
        )}
      </Stack>
    </TextSection>
  )
}
