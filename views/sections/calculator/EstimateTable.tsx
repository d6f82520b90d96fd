import styled from '@emotion/styled'
import { aims, type EstimatedLine, estimate, hairTypes } from '../../../src/shared/estimates'
import { PlainTable } from '../../components/PlainTable'
import { fonts } from '../../theme/tokens'
import type { it } from './text.it'

const Table = styled(PlainTable)`
  td {
    font-family: ${fonts.display};
    font-size: 1.75rem;
    line-height: 1.2;
    font-feature-settings: 'lnum';
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
        {aims.map((aim) => (
          <tr key={aim}>
            <th scope="row">{text.aim.options[aim]}</th>
            {hairTypes.map((hair) => {
              const { grams, packs } = estimate(line, aim, hair, upToCm)
              return <td key={hair}>{line === 'weft-machine-sewn' ? grams : packs}</td>
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
