import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { space } from '../../../theme/tokens'
import { useContactText } from '../ContactTextProvider'
import { Tick } from './Field'
import { businessTick } from './formParts'
import type { Entries } from './useEntries'

/**
 * Hides the fields until the box is ticked, by CSS alone; browsers without `:has` show them always.
 * Without a script fields that are filled in stay, since they are sent, and some types show them.
 */
const Group = styled.div`
  display: grid;
  gap: ${space(5)};
  @supports selector(:has(a)) {
    > * + * {
      display: none;
    }
    &:has(#${businessTick}:checked) > * + *,
    form:not([novalidate]) &:has(* + * :checked, [placeholder]:not(:placeholder-shown)) > * + *,
    form:not([novalidate]):has([data-trade]:checked) & > * + * {
      display: grid;
    }
  }
`

/** What only businesses fill in and ask. */
export function TradeFields({ entries, children }: { entries: Entries; children: ReactNode }) {
  return (
    <Group>
      <Tick>
        <input {...entries.tick(businessTick)} name="isBusiness" />
        {useContactText().form.business}
      </Tick>
      {children}
    </Group>
  )
}
