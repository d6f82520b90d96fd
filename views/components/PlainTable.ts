import styled from '@emotion/styled'
import { colours, sizes, space } from '../theme/tokens'

export const PlainTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${sizes.small};
  line-height: 1.45;
  caption {
    padding-bottom: ${space(3)};
    color: ${colours.inkSoft};
    text-align: start;
  }
  tr {
    border-top: 1px solid ${colours.hairline};
  }
  thead tr {
    border-color: ${colours.ink};
  }
  th,
  td {
    /* Little between columns: on a phone, widely spaced words do not break. */
    padding: ${space(3)} 0.375rem ${space(3)} 0;
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
  }
`
