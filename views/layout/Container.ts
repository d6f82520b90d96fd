import styled from '@emotion/styled'
import { above, space } from '../theme/tokens'

/** The column that all content stands in. */
export const Container = styled.div`
  width: 100%;
  max-width: 90rem;
  margin-inline: auto;
  padding-inline: ${space(5)};
  ${above.tablet} {
    padding-inline: ${space(6)};
  }
  ${above.desktop} {
    padding-inline: ${space(8)};
  }
`

/** Two columns from laptop on, the first the narrower; below one another on the phone. */
export const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  ${above.laptop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${space(8)};
  }
`
