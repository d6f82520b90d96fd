import styled from '@emotion/styled'
import { isRequestType } from '../../../src/shared/quotes'
import { Label } from '../../components/typography'
import { colours, sizes, space } from '../../theme/tokens'
import type { ContactText } from './ContactText'
import type { Asked } from './useSending'

const Table = styled.table`
  width: 100%;
  border-top: 1px solid ${colours.ink};
  border-collapse: collapse;
  font-size: ${sizes.small};
  th,
  td {
    padding: ${space(2)} 0;
    border-bottom: 1px solid ${colours.hairline};
    font-weight: 400;
    line-height: 1.4;
    text-align: start;
    vertical-align: baseline;
  }
  td {
    padding-left: ${space(4)};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`

const Message = styled.p`
  font-size: ${sizes.small};
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const Part = styled.div`
  display: grid;
  gap: ${space(3)};
  width: 100%;
`

/** The request as the shop received it. */
export function SentRequest({
  text,
  asked: { values, items },
}: {
  text: ContactText
  asked: Asked
}) {
  const { requestType, message } = values
  return (
    <Part>
      <Label as="h3">
        {text.sent.asked}
        {isRequestType(requestType) && `: ${text.form.requestTypes[requestType]}`}
      </Label>
      {items.length > 0 && (
        <Table>
          <tbody>
            {items.map(({ product, quantity }) => (
              <tr key={product}>
                <th scope="row">{product}</th>
                <td>{quantity}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Message>{message}</Message>
    </Part>
  )
}
