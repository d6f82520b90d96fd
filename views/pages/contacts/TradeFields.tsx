import styled from '@emotion/styled'
import { type ReactNode, useEffect } from 'react'
import { isTradeType } from '../../../src/shared/quotes'
import { colours, space, target } from '../../theme/tokens'
import type { FormStore } from './formStore'
import { useFormValue } from './useFormValue'

const tickId = 'business'

/**
 * Hides the fields until the box is ticked, by CSS alone. Without a script fields that are filled in stay
 * visible, since they are sent; so do all fields in browsers without `:has`.
 */
const Group = styled.div`
  display: grid;
  gap: ${space(5)};
  @supports selector(:has(a)) {
    > div {
      display: none;
    }
    &:has(#${tickId}:checked) > div,
    form:not([novalidate]) &:has(input:not(#${tickId}):not(:placeholder-shown)) > div {
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

/** The fields that only businesses fill in. A request type of businesses ticks the box. */
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
