import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { RequestType } from '../../../src/shared/quotes'
import { colours, space, target } from '../../theme/tokens'

/** The request types of businesses. */
const tradeTypes = [
  'Listino Parrucchieri Professionisti',
  'Fornitura Capelli Sfusi',
] as const satisfies readonly RequestType[]

const tickId = 'business'

const asks = [
  `form:has(#${tickId}:checked)`,
  ...tradeTypes.map((type) => `form:has(option[value='${type}']:checked)`),
]

/**
 * Hides the fields until the visitor ticks the box or chooses a type of businesses, by CSS alone. Fields
 * that are filled in stay visible, and so do all fields in browsers without `:has`.
 */
const Group = styled.div`
  display: grid;
  gap: ${space(5)};
  @supports selector(:has(a)) {
    > div {
      display: none;
    }
    ${asks.map((form) => `${form} & > div`).join(',')}, &:has(input:not(#${tickId}):not(:placeholder-shown)) > div {
      display: grid;
    }
  }
`

const Tick = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${target};
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${colours.bronze};
  }
`

/** The fields that only businesses fill in. */
export function TradeFields({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Group>
      <Tick>
        <input id={tickId} type="checkbox" />
        {label}
      </Tick>
      {children}
    </Group>
  )
}
