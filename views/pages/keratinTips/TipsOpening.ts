import styled from '@emotion/styled'
import { LineOpening } from '../../sections/LineOpening'
import { above, onPhone, space } from '../../theme/tokens'

/** The row of tips across the page: on the phone below the title, on wide screens above it. */
export const TipsOpening = styled(LineOpening)`
  img {
    aspect-ratio: 3 / 2;
    object-fit: cover;
    /* The tips hang in the picture's upper third. */
    object-position: 50% 18%;
  }
  @media ${onPhone} {
    > div > div:first-of-type {
      display: contents;
    }
    > div > div:last-of-type {
      margin-inline: -${space(5)};
    }
    p {
      order: 1;
    }
    p + div {
      order: 2;
    }
  }
  ${above.laptop} {
    > div > div:first-of-type {
      display: contents;
    }
    nav {
      grid-area: 1 / 1 / 2 / -1;
    }
    h1 {
      grid-area: 3 / 1 / 5 / 8;
    }
    p {
      grid-column: 8 / -1;
      grid-row: 3;
      margin: 0;
    }
    p + div {
      grid-area: 4 / 8 / 5 / -1;
    }
    > div > div:last-of-type {
      grid-area: 2 / 1 / 3 / -1;
    }
    img {
      aspect-ratio: 11 / 2;
    }
  }
`

/** How wide its picture is, for the attribute. */
export const tipsSizes =
  '(min-width: 90rem) 81rem, (min-width: 80rem) calc(100vw - 9rem), (min-width: 64rem) calc(100vw - 4rem), (min-width: 40rem) calc(50vw - 2.75rem), 100vw'
