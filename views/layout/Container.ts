import styled from '@emotion/styled'
import { from, space } from '../theme/tokens'

/** The column that all content stands in. */
export const Container = styled.div`
  width: 100%;
  max-width: 84rem;
  margin-inline: auto;
  padding-inline: ${space(4)};
  ${from.tablet} {
    padding-inline: ${space(6)};
  }
`
