import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { Category } from '../../src/shared/categories'
import { contactQuery } from '../../src/shared/contactLinks'
import { ButtonLink } from '../components/Button'
import { Columns, Container } from '../components/Container'
import { Section } from '../components/Section'
import { Heading, Lead, Stack } from '../components/typography'
import { useLanguage, useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'
import { colours, space } from '../theme/tokens'

const Ruled = styled(Columns)`
  padding-top: ${space(6)};
  border-top: 1px solid ${colours.ink};
`

/** The private appointment, the first section after the opening of the prostheses' pages. */
export function Appointment({
  line,
  text,
  children,
}: {
  line: Category
  text: { heading: string; body: string }
  /** Below the button. */
  children?: ReactNode
}) {
  const site = useText(siteText)
  const { language } = useLanguage()
  return (
    <Section space="chapter" aria-labelledby="appointment">
      <Container>
        <Ruled>
          <Heading id="appointment">{text.heading}</Heading>
          <Stack>
            <Lead>{text.body}</Lead>
            <ButtonLink page="contacts" suffix={contactQuery('visit', line, language)}>
              {site.askAppointment}
            </ButtonLink>
            {children}
          </Stack>
        </Ruled>
      </Container>
    </Section>
  )
}
