import styled from '@emotion/styled'
import type { Category } from '../../src/shared/categories'
import { lineParameter } from '../../src/shared/contactLinks'
import { Container } from '../layout/Container'
import { useLanguage, useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { above, colours, space } from '../theme/tokens'
import { ArrowLink } from './ArrowLink'
import { Section } from './Section'
import { Heading, Lead, Stack } from './typography'

const Quiet = styled(Container)`
  ${above.laptop} {
    padding-left: 33%;
  }
`

const Ruled = styled(Stack)`
  padding-top: ${space(6)};
  border-top: 1px solid ${colours.ink};
`

/** The private appointment, which on the prostheses' pages comes before anything else. */
export function Appointment({
  category,
  text,
}: {
  category: Category
  text: { heading: string; body: string }
}) {
  const site = useText(siteText)
  const { language } = useLanguage()
  return (
    <Section aria-labelledby="appointment">
      <Quiet>
        <Ruled>
          <Heading id="appointment">{text.heading}</Heading>
          <Lead>{text.body}</Lead>
          <ArrowLink page="contacts" suffix={`?${lineParameter[language]}=${category}`}>
            {site.askAppointment}
          </ArrowLink>
        </Ruled>
      </Quiet>
    </Section>
  )
}
