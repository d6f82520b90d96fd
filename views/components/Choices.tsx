import styled from '@emotion/styled'
import { useId } from 'react'
import { below, colours, sizes, space, target } from '../theme/tokens'
import { Label } from './typography'

const Legend = styled(Label)`
  margin-bottom: ${space(2)};
  color: ${colours.bronze};
`

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
`

const Option = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  padding: ${space(1)} ${space(4)};
  ${below.tablet} {
    padding-inline: 0.5625rem;
  }
  border: 1px solid ${colours.border};
  border-radius: 1px;
  font-size: ${sizes.small};
  line-height: 1.3;
  cursor: pointer;
  &:hover {
    border-color: ${colours.ink};
  }
  &:has(:checked) {
    border-color: ${colours.bronze};
    background: ${colours.bronze};
    color: ${colours.white};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${colours.bronze};
    outline-offset: 3px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  /* The ground does not show there, and the outline is the focus. */
  @media (forced-colors: active) {
    &:has(:checked) {
      text-decoration: underline 2px;
    }
  }
`

/** One of few, as radio buttons in a row of words. */
export function Choices<Value extends string | number>({
  legend,
  options,
  chosen,
  onChoose,
}: {
  legend: string
  options: readonly (readonly [value: Value, label: string])[]
  chosen: Value | undefined
  onChoose: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset>
      <Legend as="legend">{legend}</Legend>
      <Options>
        {options.map(([value, label]) => (
          <Option key={value}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {label}
          </Option>
        ))}
      </Options>
    </fieldset>
  )
}
