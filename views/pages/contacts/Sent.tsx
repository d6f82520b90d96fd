import { referenceOf } from '../../../src/shared/quotes'
import { mailLink, whatsappLink } from '../../../src/shared/shop'
import { ButtonLink } from '../../components/Button'
import { ExternalLink } from '../../components/ExternalLink'
import { usePageState } from '../../pageState'
import { useHydrated } from '../../useHydrated'
import { useLoaded } from '../../useLoaded'
import type { ContactText } from './ContactText'
import { OutcomePanel } from './OutcomePanel'
import { readSent } from './sentRequest'
import { useUnits } from './useUnits'

const loadDetails = () => import('./SentDetails')

/** The reference of a request, how to correct it, and what was asked where this tab has sent it. */
export function Sent({ text: { sent }, text, id }: { text: ContactText; id: string }) {
  const { shop } = usePageState()
  const unitOf = useUnits(text)
  const asked = useHydrated() ? readSent(id) : undefined
  const details = useLoaded(loadDetails, asked)
  const reference = referenceOf(id)
  const message = sent.message.replace('{reference}', reference)
  return (
    <OutcomePanel as="div">
      <p>
        {sent.body} <strong>{reference}</strong>.
      </p>
      {asked && details && <details.SentDetails text={text} sent={asked} unitOf={unitOf} />}
      <p>
        {sent.wrong}{' '}
        <a href={mailLink(shop.email, sent.subject.replace('{reference}', reference), message)}>
          {shop.email}
        </a>
        {shop.whatsapp && (
          <>
            , <ExternalLink href={whatsappLink(shop.whatsapp, message)}>WhatsApp</ExternalLink>
          </>
        )}
      </p>
      <ButtonLink page="contacts">{sent.again}</ButtonLink>
    </OutcomePanel>
  )
}
