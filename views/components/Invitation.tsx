import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { below, sizes, space } from '../theme/tokens'
import type { SectionLook } from './Section'
import { TextSection } from './TextSection'
import { Lead, Stack } from './typography'
import { Words } from './Words'

const InvitationStack = styled(Stack)`
  ${below.tablet} {
    gap: ${space(4)};
  }
`

const InvitationLead = styled(Lead)`
  ${below.tablet} {
    font-size: ${sizes.body};
  }
`

/** A section that asks the visitor to do something: a few words, and the buttons for it. */
export function Invitation({
  id,
  text,
  tone = 'espresso',
  children,
}: Pick<SectionLook, 'tone'> & {
  id: string
  text: { heading: string; body: string }
  children: ReactNode
}) {
  return (
    <TextSection id={id} heading={text.heading} tone={tone}>
      <InvitationStack>
        <InvitationLead>
          <Words>{text.body}</Words>
        </InvitationLead>
        {children}
      </InvitationStack>
    </TextSection>
  )
}
