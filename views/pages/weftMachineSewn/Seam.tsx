import styled from '@emotion/styled'
import { colours } from '../../theme/tokens'

const Thread = styled.svg`
  display: block;
  width: 100%;
  height: 1.5rem;
  color: ${colours.bronze};
`

/** A machine's stitches from edge to edge: the seam that holds a weft, between the page's parts. */
export function Seam({ id }: { id: string }) {
  return (
    <Thread aria-hidden="true">
      <defs>
        <pattern id={id} width="20" height="24" patternUnits="userSpaceOnUse">
          <path
            d="M0 7h20M0 17h20M2 7l6 10M12 17l6-10"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.25"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Thread>
  )
}
