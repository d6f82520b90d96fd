import styled from '@emotion/styled'
import { target } from '../theme/tokens'

/** A button that shows an icon alone, as large as a finger. */
export const IconButton = styled.button`
  display: grid;
  place-items: center;
  width: ${target};
  height: ${target};
`
