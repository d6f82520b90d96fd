import styled from '@emotion/styled'
import { plainControl } from '../../theme/plainControl'
import { colours, space } from '../../theme/tokens'

/** The outcome of the form, instead of the form or above it. */
export const OutcomePanel = styled.section`
  display: grid;
  gap: ${space(4)};
  justify-items: start;
  padding: ${space(5)};
  border: 1px solid ${colours.success};
  border-left-width: 4px;
  ul a {
    ${plainControl}
  }
`

/** What stands in the way of an outcome. */
export const ProblemPanel = styled(OutcomePanel)`
  border-color: ${colours.error};
  /* Below the toast. */
  scroll-margin-top: min(45dvh, 9rem);
  /* No word breaks in a reader's large type. */
  h2 {
    font-size: min(1.375rem, 10vw);
  }
`
