import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Small } from '../../../components/typography'
import { plainControl } from '../../../theme/plainControl'
import { above, colours, sizes, space } from '../../../theme/tokens'

/** What is typed into. */
export const box = css`
  border: 1px solid ${colours.border};
  border-radius: 1px;
  background: ${colours.field};
`

export const wrongBox = css`
  border-color: ${colours.error};
  outline-color: ${colours.error};
`

/** What is ticked, in a box with its words. */
export const Tick = styled.label`
  ${plainControl}
  justify-self: start;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  ${box}
  line-height: 1.3;
  &:has(:checked) {
    border-color: ${colours.bronze};
    background: ${colours.sand};
  }
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${colours.bronze};
  }
`

/** A select's arrow as far from the border as its words are; the browser's own touches it. */
const selectArrow = css`
  appearance: none;
  padding-inline-end: ${space(6)};
  background: ${colours.field}
    conic-gradient(from -45deg at bottom, ${colours.ink} 90deg, transparent 0) no-repeat right
    0.75rem center / 0.625rem 0.3125rem;
  text-overflow: ellipsis;
  @media (forced-colors: active) {
    appearance: auto;
  }
`

/** A control with its label, or what stands for one. */
export const FieldGroup = styled.div`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  label {
    font-weight: 500;
  }
  input,
  select,
  textarea {
    ${box}
    width: 100%;
    min-height: 3.25rem;
    padding: ${space(2)} ${space(3)};
  }
  select {
    ${selectArrow}
  }
  textarea {
    resize: vertical;
  }
  & ::placeholder {
    color: ${colours.inkSoft};
    font-style: italic;
    opacity: 1;
  }
  [aria-invalid='true'] {
    ${wrongBox}
  }
`

/** Fields in pairs if there is room. A single field takes the whole width. */
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

export const Problem = styled.p`
  color: ${colours.error};
  font-size: ${sizes.small};
`

/** The attributes of a control for assistive technology. */
export function fieldAttributes(name: string, problem: string | undefined, hint?: string) {
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean)
  return {
    id: name,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': described.join(' ') || undefined,
  }
}

/** A label, the control below it, what helps to fill it in, and its problem. */
export function Field({
  name,
  label,
  mark,
  problem,
  hint,
  children,
}: {
  name: string
  label: string
  /** Shows whether it has to be filled in; a screen reader has it from the control. */
  mark: string
  problem: string | undefined
  hint?: string | undefined
  children: ReactNode
}) {
  return (
    <FieldGroup>
      <label htmlFor={name}>
        {label}
        <span aria-hidden="true">{` ${mark}`}</span>
      </label>
      {children}
      {hint !== undefined && <Small id={`${name}-hint`}>{hint}</Small>}
      {problem !== undefined && <Problem id={`${name}-problem`}>{problem}</Problem>}
    </FieldGroup>
  )
}
