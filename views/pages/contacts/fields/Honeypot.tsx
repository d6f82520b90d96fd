import styled from '@emotion/styled'
import { honeypotField } from '../../../../src/shared/quotes'
import { useContactText } from '../ContactTextProvider'
import type { Entries } from './useEntries'

/** Off the screen rather than hidden: a bot that skips hidden fields fills this one. */
const Trap = styled.div`
  position: absolute;
  left: -100vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`

/** A field that people do not see: whatever fills it in is a program. */
export function Honeypot({ entries }: { entries: Entries }) {
  return (
    <Trap aria-hidden="true">
      <label htmlFor={honeypotField}>{useContactText().form.honeypot}</label>
      <input
        {...entries.control(honeypotField)}
        name={honeypotField}
        type="text"
        tabIndex={-1}
        autoComplete="off"
      />
    </Trap>
  )
}
