import type { ReactNode } from 'react'
import type { Category } from '../../src/shared/categories'
import { contactQuery } from '../../src/shared/contactLinks'
import { salon } from '../../src/shared/pictures/house'
import { ButtonLink } from '../components/Button'
import { PictureBand } from '../components/PictureBand'
import { Heading, Lead } from '../components/typography'
import { useLanguage, useText } from '../text/LanguageProvider'
import { siteText } from '../text/site'

/** The private appointment, beside the room for it: the first section after the opening of the prostheses' pages. */
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
  const { askAppointment } = useText(siteText)
  const { language } = useLanguage()
  return (
    <PictureBand picture={salon} aria-labelledby="appointment">
      <Heading id="appointment">{text.heading}</Heading>
      <Lead>{text.body}</Lead>
      <ButtonLink page="contacts" suffix={contactQuery('visit', line, language)}>
        {askAppointment}
      </ButtonLink>
      {children}
    </PictureBand>
  )
}
