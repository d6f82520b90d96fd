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
  /* As on a tablet: the words are placed one by one. */
  > div > div:first-of-type {
    display: contents;
  }
  @media ${onPhone} {
    > div > div:last-of-type {
      margin-inline: -${space(5)};
    }
    p,
    p + div {
      order: 1;
    }
  }
  ${above.laptop} {
    nav {
      grid-column: 1 / -1;
    }
    h1 {
      grid-area: 3 / 1 / 5 / 8;
    }
    p {
      grid-area: 3 / 8 / 4 / -1;
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
      object-position: 50% 12%;
    }
  }
`

/** How wide its picture is, for the attribute. */
export const tipsSizes =
  '(min-width: 80rem) min(100vw - 9rem, 81rem), (min-width: 64rem) calc(100vw - 4rem), (min-width: 40rem) calc(50vw - 2.75rem), 100vw'
