import styled from '@emotion/styled'
import { LineOpening } from '../../sections/LineOpening'
import { above, onPhone, sectionSpaces, space } from '../../theme/tokens'

/** The bundle to the window's left edge and up to the header; on the phone across the screen, first. */
export const BundleOpening = styled(LineOpening)`
  @media ${onPhone} {
    > div > div:last-of-type {
      order: -1;
      margin: -${space(4)} -${space(5)} 0;
    }
    img {
      aspect-ratio: 6 / 5;
      object-fit: cover;
      /* The tie is near the upper edge. */
      object-position: 50% 8%;
    }
  }
  ${above.laptop} {
    position: relative;
    > div {
      min-height: 36rem;
    }
    > div > div:first-of-type {
      grid-column: 6 / -1;
    }
    > div > div:last-of-type {
      position: absolute;
      inset: 0 calc(50% + 8.25rem) ${sectionSpaces.part} calc(50% - 50vw);
    }
    img {
      height: 100%;
      object-fit: cover;
      object-position: 50% 8%;
    }
  }
`

/** How wide its picture is, for the attribute. */
export const bundleSizes =
  '(min-width: 64rem) max(50vw - 8.25rem, 31rem), (min-width: 40rem) calc(50vw - 2.75rem), 100vw'
