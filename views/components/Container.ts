import styled from '@emotion/styled'
import { above, gutter, pageEdge, space, stickyTop } from '../theme/tokens'

/** The column that holds all content. */
export const Container = styled.div`
  width: 100%;
  max-width: 90rem;
  margin-inline: auto;
  padding-inline: ${pageEdge};
  ${above.tablet} {
    padding-inline: ${space(6)};
  }
  ${above.desktop} {
    padding-inline: ${space(8)};
  }
`

/** Twelve columns from laptop on; on its side the outermost ends at the window's edge. */
export const Bleed = styled(Container)<{ $side: 'left' | 'right' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${above.laptop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${gutter};
    max-width: none;
    padding-${({ $side }) => $side}: 0;
  }
  ${above.desktop} {
    padding-${({ $side }) => ($side === 'left' ? 'right' : 'left')}: max(${space(8)}, calc((100vw - 90rem) / 2 + ${space(8)}));
  }
`

/** Blocks below one another on the phone, in twelve columns from laptop on. */
const Grid = styled.div`
  display: grid;
  /* No word widens the page, in a reader's wide letters either. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  ${above.laptop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: ${space(6)} ${gutter};
  }
`

/** Five of the columns and seven. The heading stays in sight while the other column scrolls. */
export const Columns = styled(Grid)`
  ${above.laptop} {
    > * {
      grid-column: 1 / 6;
    }
    > * + * {
      grid-column: 6 / -1;
    }
    > h2 {
      position: sticky;
      top: ${stickyTop};
      align-self: start;
      padding-right: ${gutter};
    }
  }
`

/** Seven of the columns and five. */
export const WideColumns = styled(Grid)`
  ${above.laptop} {
    > * {
      grid-column: 1 / 8;
    }
    > * + * {
      grid-column: 8 / -1;
    }
  }
`
