import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { referenceOf } from '../../../src/shared/requests'
import { mailLink, phoneLink, shop, whatsappLink } from '../../../src/shared/shop'
import { ButtonLink } from '../../components/Button'
import { ExternalLink } from '../../components/ExternalLink'
import { Subheading } from '../../components/typography'
import { colours, measure, space } from '../../theme/tokens'
import type { ContactText } from './ContactText'
import { SentRequest } from './SentRequest'
import type { Asked } from './useContactForm'
import { useEnquiry } from './useEnquiry'

const Panel = styled.section`
  display: grid;
  gap: ${space(4)};
  justify-items: start;
  max-width: ${measure};
  padding: ${space(5)};
  border: 1px solid ${colours.success};
  border-left-width: 4px;
`

const FailurePanel = styled(Panel)`
  border-color: ${colours.error};
`

const Heading = styled(Subheading)`
  &:focus {
    outline: none;
  }
`

/** After success: stays when the toast has gone, with the reference the shop knows it by. */
export function Sent({
  text,
  id,
  asked,
  onAgain,
}: {
  text: ContactText
  id: string
  /** What was sent from this page; another page's form is not known any more. */
  asked: Asked | undefined
  onAgain: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Panel>
      <Heading as="h2" ref={heading} tabIndex={-1}>
        {text.sent.heading}
      </Heading>
      <p>
        {text.sent.body} <strong>{referenceOf(id)}</strong>.
      </p>
      {asked && <SentRequest text={text} asked={asked} />}
      <ButtonLink page="contacts" onClick={onAgain}>
        {text.sent.again}
      </ButtonLink>
    </Panel>
  )
}

/**
 * After failure: the other ways to reach the shop.
 * @param focus whether to take the focus, where no field of the form has it
 */
export function Failed({ text, focus }: { text: ContactText; focus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { subject, message } = useEnquiry(text)
  useEffect(() => {
    // The button that was pressed has lost the focus, and the panel may be out of sight.
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <FailurePanel>
      <Heading as="h2" ref={heading} tabIndex={-1}>
        {text.failed.heading}
      </Heading>
      <p>{text.failed.body}</p>
      <ul>
        <li>
          <a href={phoneLink(shop.landline)}>{shop.landline}</a>
        </li>
        <li>
          <a href={mailLink(shop.email, subject)}>{shop.email}</a>
        </li>
        <li>
          <ExternalLink href={whatsappLink(message)}>WhatsApp</ExternalLink>
        </li>
      </ul>
    </FailurePanel>
  )
}
