import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { RequestType } from '../../../src/shared/quotes'
import { colours, space, target } from '../../theme/tokens'

/** Who asks for these writes as a business. */
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
 * Where the browser can tell by itself whether they are wanted, the fields wait for it: no script
 * has a part in it. What is filled in stays in sight.
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

/** What only businesses fill in. */
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
