import styled from '@emotion/styled'
import { type Shade, shadeEntry } from '../../src/shared/shades'
import { colours } from '../theme/tokens'

const Dot = styled.svg`
  width: 0.875rem;
  height: 0.875rem;
  vertical-align: -0.125em;
  border: 1px solid ${colours.hairline};
  border-radius: 50%;
  forced-color-adjust: none;
`

/**
 * A shade's colour, and from the middle on that of its ends; words beside it name the shade. The colours are attributes:
 * a page's many dots have one style.
 */
export function ShadeDot({ shade }: { shade: Shade }) {
  const { colour, ends } = shadeEntry(shade)
  return (
    <Dot viewBox="0 0 2 2" fill={colour} aria-hidden>
      <path d="M0 0h2v2H0z" />
      {ends && <path d="M0 1h2v1H0z" fill={ends} />}
    </Dot>
  )
}
