import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { whatsappLink } from '../../../src/shared/shop'
import { ExternalLink } from '../../components/ExternalLink'
import { ShopContacts } from '../../components/ShopContacts'
import { usePageState } from '../../pageState'
import { useEnquiry } from '../../quote/useEnquiry'
import { colours } from '../../theme/tokens'
import type { ContactText } from './ContactText'
import { OutcomeHeading, OutcomePanel } from './OutcomePanel'

const Panel = styled(OutcomePanel)`
  border-color: ${colours.error};
`

/**
 * The other ways to reach the shop, after a failure.
 * @param focus whether to take the focus, if no field of the form has it
 */
export function Failed({ text, focus }: { text: ContactText; focus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { subject, message } = useEnquiry()
  const { shop } = usePageState()
  useEffect(() => {
    // The button that was pressed has lost the focus, and the panel may be out of sight.
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <Panel>
      <OutcomeHeading as="h2" ref={heading} tabIndex={-1}>
        {text.failed.heading}
      </OutcomeHeading>
      <p>{text.failed.body}</p>
      <ShopContacts shop={shop} subject={subject}>
        {shop.whatsapp && (
          <li>
            <ExternalLink href={whatsappLink(shop.whatsapp, message)}>WhatsApp</ExternalLink>
          </li>
        )}
      </ShopContacts>
    </Panel>
  )
}
