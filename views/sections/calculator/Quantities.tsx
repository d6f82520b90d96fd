import styled from '@emotion/styled'
import { useState } from 'react'
import type { EstimatedLine } from '../../../src/shared/estimates'
import { Folded } from '../../components/Folded'
import { TextSection } from '../../components/TextSection'
import { Small, Stack } from '../../components/typography'
import { needsScript } from '../../theme/needsScript'
import { useLoaded } from '../../useLoaded'
import { EstimateTable } from './EstimateTable'
import type { it } from './text.it'

/** Loaded when it is opened. */
const loadCalculator = () => import('./Calculator')

const Fold = styled(Folded)`
  width: 100%;
  ${needsScript}
`

/** The calculator's height, until it is there. */
const Place = styled.div`
  min-height: 34.25rem;
`

/** How many packs a head takes: a table that anybody can read, and a calculator that puts them on the list. */
export function Quantities({ line, text }: { line: EstimatedLine; text: typeof it }) {
  const [isWanted, setIsWanted] = useState(false)
  const calculator = useLoaded(loadCalculator, isWanted, true)
  return (
    <TextSection id="quantities" heading={text.heading}>
      <Stack>
        <Small>{text.opening}</Small>
        <EstimateTable line={line} text={text} />
        <Fold
          id="calculator"
          level="h3"
          heading={text.calculate}
          onToggle={({ currentTarget }) => setIsWanted(currentTarget.open)}
        >
          <Place>{calculator && <calculator.Calculator line={line} text={text} />}</Place>
        </Fold>
      </Stack>
    </TextSection>
  )
}
