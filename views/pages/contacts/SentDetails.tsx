import styled from '@emotion/styled'
import { isRequestType } from '../../../src/shared/quotes'
import { PlainTable } from '../../components/PlainTable'
import { PointTitle } from '../../components/typography'
import { written } from '../../text/figures'
import { useLanguage, useText } from '../../text/LanguageProvider'
import { siteText } from '../../text/site'
import { colours, sizes, space } from '../../theme/tokens'
import type { ContactText } from './ContactText'
import type { SentRequest } from './sentRequest'

const Table = styled(PlainTable)`
  td {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  span {
    display: block;
    color: ${colours.inkSoft};
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

/** What happens next, at which addresses the answer comes, and the request as the shop received it. */
export function SentDetails({
  text,
  sent: { opening, values, items },
  unitOf,
}: {
  text: ContactText
  sent: SentRequest
  /** Tells of what a quantity of a product is. */
  unitOf: (product: string) => string | undefined
}) {
  const { sent: words, form } = text
  const { language } = useLanguage()
  const { appointment } = useText(siteText)
  const { requestType, message, email, phone, company, vatNumber } = values
  const type = isRequestType(requestType) && form.requestTypes[requestType]
  const asked = opening === 'visit' ? appointment : type
  const business = [company, vatNumber].filter((part) => part !== '').join(' · ')
  return (
    <Part>
      <p>{words.next[opening]}</p>
      <p>
        {words.answerAt} <strong>{email}</strong>
        {phone && (
          <>
            , <strong>{phone}</strong>
          </>
        )}
        .
      </p>
      {business && <p>{business}</p>}
      <PointTitle as="h2" id="asked">
        {words.asked}
        {asked && `: ${asked}`}
      </PointTitle>
      {items.length > 0 && (
        <Table aria-labelledby="asked">
          <tbody>
            {items.map(({ product, quantity }) => (
              <tr key={product}>
                <th scope="row">{product}</th>
                <td>
                  {written(quantity, language)} <span>{unitOf(product)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Message>{message}</Message>
    </Part>
  )
}
