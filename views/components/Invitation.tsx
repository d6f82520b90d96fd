import type { ReactNode } from 'react'
import { TextSection } from './TextSection'
import { Lead, Stack } from './typography'

/** A dark section that asks the visitor to do something: a sentence, and the buttons for it. */
export function Invitation({
  id,
  text,
  children,
}: {
  id: string
  text: { heading: string; body: string }
  children: ReactNode
}) {
  return (
    <TextSection id={id} heading={text.heading} tone="espresso">
      <Stack>
        <Lead>{text.body}</Lead>
        {children}
      </Stack>
    </TextSection>
  )
}
