import styled from '@emotion/styled'
import { PlainTable } from '../../components/PlainTable'
import { Side } from '../../components/SideBySide'
import { Small, Stack } from '../../components/typography'
import type * as lines from '../../text/lines.it'
import { fonts, sizes } from '../../theme/tokens'
import { aims, asksFirst, type EstimatedLine, estimate, hairTypes } from './estimates'

const Table = styled(PlainTable)`
  table-layout: fixed;
  td {
    font-family: ${fonts.display};
    font-size: 1.75rem;
    line-height: 1.2;
    font-feature-settings: 'lnum';
    /* Words in the place of a figure. */
    small {
      font-family: ${fonts.text};
      font-size: ${sizes.small};
    }
  }
  /* They stand in one line, but on the smallest phones and in a reader's large type. */
  @media (min-width: 22.5rem) {
    &:has(small) {
      table-layout: auto;
    }
    small {
      white-space: nowrap;
    }
  }
`

export function Quantities({ line, text }: { line: EstimatedLine; text: typeof lines.quantities }) {
  return (
    <Side id="quantities" heading={text.heading}>
      <Stack>
        <Small>{text.opening}</Small>
        <Table>
          <caption>{text.captions[line]}</caption>
          <thead>
            <tr>
              <td />
              {hairTypes.map((hair) => (
                <th key={hair} scope="col">
                  {text.hair[hair]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {aims.map((aim) => (
              <tr key={aim}>
                <th scope="row">{text.aim[aim]}</th>
                {hairTypes.map((hair) => (
                  <td key={hair}>
                    {asksFirst(line, hair) ? (
                      <small>{text.askFirst}</small>
                    ) : (
                      estimate(line, aim, hair)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Stack>
    </Side>
  )
}
