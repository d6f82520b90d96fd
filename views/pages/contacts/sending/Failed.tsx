import { useEffect, useRef } from 'react'
import type { Failure } from '../../../../src/shared/formOutcome'
import { type ItemInput, itemLine } from '../../../../src/shared/quoteItems'
import type { TextField } from '../../../../src/shared/quotes'
import { Button } from '../../../components/Button'
import { ChatLink } from '../../../components/ChatLink'
import { ShopContacts } from '../../../components/ShopContacts'
import { Subheading } from '../../../components/typography'
import { usePageState } from '../../../pageState'
import { useEnquiry } from '../../../quote/useEnquiry'
import { failureWords } from '../ContactText'
import { useContactText } from '../ContactTextProvider'
import { ProblemPanel } from '../OutcomePanel'

/** The words of a chat or mail instead of the form: the message, the products and the name. */
function requestText(
  { message, firstName, lastName, company }: Record<TextField, string>,
  items: readonly ItemInput[],
): string {
  const products = items.flatMap((item) => (item.quantity.trim() === '' ? [] : itemLine(item)))
  const name = [`${firstName} ${lastName}`.trim(), company]
  return [message.trim(), products.join('\n'), name.filter((one) => one !== '').join(', ')]
    .filter((part) => part !== '')
    .join('\n\n')
}

/**
 * Why sending failed, a new attempt, and other ways to the shop, which take the request along.
 * @param focus whether to take the focus, as after a sending that failed
 */
export function Failed({
  failure,
  items,
  values,
  focus,
}: {
  failure: Failure
  items: readonly ItemInput[]
  /** As they would be sent. */
  values: Record<TextField, string>
  focus: boolean
}) {
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { subject, message: greeting } = useEnquiry()
  const { shop } = usePageState()
  const text = useContactText()
  const { failed } = text
  const request = requestText(values, items)
  useEffect(() => {
    if (!focus) return
    // The button that was pressed has lost the focus.
    heading.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [focus])
  return (
    <ProblemPanel ref={panel}>
      <Subheading as="h2" ref={heading} tabIndex={-1}>
        {failed[failure.reason].heading}
      </Subheading>
      <p>{failureWords(text, failure)}</p>
      <Button type="submit">{failed.again}</Button>
      <p>{failed.kept}</p>
      <ShopContacts shop={shop} subject={subject} body={request}>
        {shop.whatsapp && (
          <li>
            <ChatLink message={request || greeting}>WhatsApp</ChatLink>
          </li>
        )}
      </ShopContacts>
    </ProblemPanel>
  )
}
