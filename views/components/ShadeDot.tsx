import styled from '@emotion/styled'
import { type Shade, shadeEntry } from '../../src/shared/shades'
import { colours } from '../theme/tokens'

/** A shade's colour, and from the middle on that of its ends; words beside it name the shade. */
export const ShadeDot = styled('span', {
  shouldForwardProp: (name) => name !== 'shade',
})<{ shade: Shade }>(({ shade }) => {
  const { colour, ends = colour } = shadeEntry(shade)
  return {
    display: 'inline-block',
    flex: 'none',
    width: '0.875rem',
    height: '0.875rem',
    border: `1px solid ${colours.hairline}`,
    borderRadius: '50%',
    background: `linear-gradient(${colour} 50%, ${ends} 50%)`,
    forcedColorAdjust: 'none',
  }
})
