import styled from '@emotion/styled'
import { type ReactNode, useEffect } from 'react'
import { isTradeType } from '../../../src/shared/quotes'
import { space, target } from '../../theme/tokens'
import { tickBox } from './Field'
import { type FormStore, useFormValue } from './formStore'

const tickId = 'business'

/**
 * Hides the fields until the box is ticked, by CSS alone. Without a script what is filled in stays visible,
 * since it is sent, and a request type of businesses shows the fields; browsers without `:has` show them always.
 */
const Group = styled.div`
  display: grid;
  gap: ${space(5)};
  @supports selector(:has(a)) {
    > * + * {
      display: none;
    }
    &:has(#${tickId}:checked) > * + *,
    form:not([novalidate]) &:has(* + * :checked, [placeholder]:not(:placeholder-shown)) > * + *,
    form:not([novalidate]):has([data-trade]:checked) & > * + * {
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
    ${tickBox}
  }
`

/** What only businesses fill in and ask. A request type of businesses ticks the box. */
export function TradeFields({
  label,
  form,
  children,
}: {
  label: string
  form: FormStore
  children: ReactNode
}) {
  const type = useFormValue(form, 'requestType')
  useEffect(() => {
    if (isTradeType(type)) form.set('isBusiness', true)
  }, [form, type])
  return (
    <Group>
      <Tick>
        <input
          id={tickId}
          type="checkbox"
          defaultChecked={form.defaults.isBusiness}
          {...form.control('isBusiness')}
        />
        {label}
      </Tick>
      {children}
    </Group>
  )
}
