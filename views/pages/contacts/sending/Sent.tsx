import styled from '@emotion/styled'
import { isRequestType, referenceOf } from '../../../../src/shared/quotes'
import { mailLink } from '../../../../src/shared/shop'
import { ButtonLink } from '../../../components/Button'
import { ChatLink } from '../../../components/ChatLink'
import { PlainTable } from '../../../components/PlainTable'
import { PointTitle } from '../../../components/typography'
import { usePageState } from '../../../pageState'
import { formatted } from '../../../text/figures'
import { useLanguage, useText } from '../../../text/LanguageProvider'
import { siteText } from '../../../text/site'
import { colours, sizes, space } from '../../../theme/tokens'
import { useHydrated } from '../../../useHydrated'
import { useContactText } from '../ContactTextProvider'
import { tradeFields } from '../fields/formParts'
import { useUnits } from '../list/useUnits'
import { OutcomePanel } from '../OutcomePanel'
import { readSent, type SentRequest } from './sentRequest'

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

const SentBlock = styled.div`
  display: grid;
  gap: ${space(3)};
  width: 100%;
`

/** What happens next, the addresses of the answer, and the request as the shop received it. */
function SentDetails({ sent: { purpose, values, items } }: { sent: SentRequest }) {
  const { unitOf } = useUnits()
  const { sent: words, form } = useContactText()
  const { language } = useLanguage()
  const { appointment } = useText(siteText)
  const { requestType, message, email, phone } = values
  const type = isRequestType(requestType) && form.requestTypes[requestType]
  const asked = purpose === 'visit' ? appointment : type
  const business = tradeFields.flatMap((field) => values[field] || []).join(' · ')
  return (
    <SentBlock>
      <p>{words.next[purpose]}</p>
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
                  {formatted(quantity, language)} <span>{unitOf(product, quantity)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Message>{message}</Message>
    </SentBlock>
  )
}

/** The reference of a request, how to correct it, and what was asked where this tab has sent it. */
export function Sent({ id }: { id: string }) {
  const { sent } = useContactText()
  const { shop } = usePageState()
  const asked = useHydrated() ? readSent(id) : undefined
  const reference = referenceOf(id)
  const message = sent.message.replace('{reference}', reference)
  return (
    <OutcomePanel as="div">
      <p>
        {sent.body} <strong>{reference}</strong>.
      </p>
      {asked && <SentDetails sent={asked} />}
      <p>
        {sent.wrong}{' '}
        <a href={mailLink(shop.email, sent.subject.replace('{reference}', reference), message)}>
          {shop.email}
        </a>
        {shop.whatsapp && (
          <>
            , <ChatLink message={message}>WhatsApp</ChatLink>
          </>
        )}
      </p>
      <ButtonLink page="contacts">{sent.again}</ButtonLink>
    </OutcomePanel>
  )
}
