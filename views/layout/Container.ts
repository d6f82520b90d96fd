import styled from '@emotion/styled'
import { above, space } from '../theme/tokens'

/** The column that all content stands in. */
export const Container = styled.div`
  width: 100%;
  max-width: 84rem;
  margin-inline: auto;
  padding-inline: ${space(4)};
  ${above.tablet} {
    padding-inline: ${space(6)};
  }
`
