import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { target } from '../theme/tokens'

/** For a control that shows an icon alone, as large as a finger. */
export const iconControl = css`
  display: grid;
  place-items: center;
  width: ${target};
  height: ${target};
`

export const IconButton = styled.button(iconControl)
