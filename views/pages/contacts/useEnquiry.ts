import { useLocation } from 'react-router-dom'
import { lineIn } from '../../../src/shared/contactLinks'
import { categoryLabels } from '../../text/categoryLabels'
import { enquirySubject } from '../../text/enquiry'
import { useLanguage } from '../../text/LanguageProvider'
import type { ContactText } from './ContactText'

/** How a mail and a chat begin: with the product line, where the visitor comes from one. */
export function useEnquiry({ form }: ContactText): { subject: string; message: string } {
  const { language } = useLanguage()
  const line = lineIn(new URLSearchParams(useLocation().search))
  const label = line ? categoryLabels[line][language] : undefined
  return {
    subject: enquirySubject(language, label),
    message: label ? form.whatsappMessageOfLine.replace('{line}', label) : form.whatsappMessage,
  }
}
