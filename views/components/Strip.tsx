import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { below, pageEdge, space } from '../theme/tokens'
import { showFocused } from './showFocused'

const StripList = styled.ul<{ $column: string }>`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: ${({ $column }) => $column};
  gap: ${space(3)};
  overflow-x: auto;
  scrollbar-width: none;
  /* The row cuts what lies outside. */
  :is(a, button) {
    outline-offset: -2px;
  }
  ${below.tablet} {
    margin-inline: calc(-1 * ${pageEdge});
    padding-inline: ${pageEdge};
  }
`

/**
 * One row, which scrolls sideways in a window that is too narrow; on a phone up to both edges.
 * @param $column how wide each item is
 */
export function Strip(props: ComponentProps<typeof StripList>) {
  return <StripList onFocus={showFocused} {...props} />
}
