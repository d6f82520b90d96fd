import styled from '@emotion/styled'
import {
  aims,
  asksFirst,
  type EstimatedLine,
  estimate,
  hairTypes,
} from '../../../src/shared/estimates'
import { PlainTable } from '../../components/PlainTable'
import { fonts, sizes } from '../../theme/tokens'
import type { it } from './text.it'

const Table = styled(PlainTable)`
  td {
    font-family: ${fonts.display};
    font-size: 1.75rem;
    line-height: 1.2;
    font-feature-settings: 'lnum';
    /* Words in the place of a column of figures. */
    &[rowspan] {
      font-family: ${fonts.text};
      font-size: ${sizes.small};
      vertical-align: middle;
    }
  }
`

/** The calculator has estimates for longer hair. */
const upToCm = 50

/** Every estimate for hair of the usual lengths, until the calculator is loaded. */
export function EstimateTable({ line, text }: { line: EstimatedLine; text: typeof it }) {
  return (
    <Table>
      <caption>{text.captions[line]}</caption>
      <thead>
        <tr>
          <td />
          {hairTypes.map((hair) => (
            <th key={hair} scope="col">
              {text.hair.options[hair]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {aims.map((aim, index) => (
          <tr key={aim}>
            <th scope="row">{text.aim.options[aim]}</th>
            {hairTypes.map((hair) => {
              if (asksFirst(line, hair)) {
                if (index > 0) return null
                return (
                  <td key={hair} rowSpan={aims.length}>
                    {text.askFirst}
                  </td>
                )
              }
              const { grams, packs } = estimate(line, aim, hair, upToCm)
              return <td key={hair}>{line === 'weft-machine-sewn' ? grams : packs}</td>
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
