import { useLocation } from 'react-router-dom'
import { categoryLabels } from '../../src/shared/categoryLabels'
import { lineAt } from '../../src/shared/contactLinks'
import { enquiryMessage, enquirySubject } from './enquiry'
import { useLanguage } from './LanguageProvider'

/** How a mail and a chat begin: with the product line, where the page is about one. */
export function useEnquiry(): { subject: string; message: string } {
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  const line = lineAt(pathname, new URLSearchParams(search))
  const label = line ? categoryLabels[line][language] : undefined
  return {
    subject: enquirySubject(language, label),
    message: enquiryMessage(language, label),
  }
}
