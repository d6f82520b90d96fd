import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { selectArrow } from '../../components/selectArrow'
import { above, colours, sizes, space } from '../../theme/tokens'

const Group = styled.div`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  label {
    font-weight: 500;
  }
  input,
  select,
  textarea {
    width: 100%;
    min-height: 3.25rem;
    padding: ${space(2)} ${space(3)};
    border: 1px solid ${colours.border};
    border-radius: 1px;
    background: ${colours.field};
  }
  select {
    ${selectArrow}
  }
  textarea {
    resize: vertical;
  }
  & ::placeholder {
    color: ${colours.inkSoft};
    opacity: 1;
  }
  [aria-invalid='true'] {
    border-color: ${colours.error};
    outline-color: ${colours.error};
  }
`

/** Fields in pairs where there is room; one alone takes all of it. */
export const FieldPairs = styled.div`
  display: grid;
  gap: ${space(5)};
  ${above.tablet} {
    grid-template-columns: 1fr 1fr;
    > :only-child {
      grid-column: 1 / -1;
    }
  }
`

/** What is wrong with a field, below it. */
export const Problem = styled.p`
  color: ${colours.error};
  font-size: ${sizes.small};
`

/** What the control of a field says to assistive technology. */
export function fieldAttributes(name: string, problem: string | undefined) {
  return {
    id: name,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : `${name}-problem`,
  }
}

/** A label, the control below it, and what is wrong with it. */
export function Field({
  name,
  label,
  required,
  problem,
  children,
}: {
  name: string
  label: string
  required: boolean
  problem: string | undefined
  children: ReactNode
}) {
  return (
    <Group>
      <label htmlFor={name}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      {problem !== undefined && <Problem id={`${name}-problem`}>{problem}</Problem>}
    </Group>
  )
}
