import { useEffect, useRef } from 'react'
import { referenceOf } from '../../../src/shared/quotes'
import { ButtonLink } from '../../components/Button'
import type { ContactText } from './ContactText'
import { OutcomeHeading, OutcomePanel } from './OutcomePanel'
import { SentRequest } from './SentRequest'
import type { Asked } from './useSending'

/** The thanks after success, which stay when the toast has gone, with the request's reference. */
export function Sent({
  text,
  id,
  asked,
  onAgain,
}: {
  text: ContactText
  id: string
  /** What was sent by this page's script; unknown after a form without a script. */
  asked: Asked | undefined
  onAgain: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <OutcomePanel>
      <OutcomeHeading as="h2" ref={heading} tabIndex={-1}>
        {text.sent.heading}
      </OutcomeHeading>
      <p>
        {text.sent.body} <strong>{referenceOf(id)}</strong>.
      </p>
      {asked && <SentRequest text={text} asked={asked} />}
      <ButtonLink page="contacts" onClick={onAgain}>
        {text.sent.again}
      </ButtonLink>
    </OutcomePanel>
  )
}
