import { useLocation } from 'react-router-dom'
import type { Category } from '../../src/shared/categories'
import { categoryLabels } from '../../src/shared/categoryLabels'
import { lineAt } from '../../src/shared/contactLinks'
import { enquiryMessage, enquirySubject } from '../text/enquiry'
import { useLanguage } from '../text/LanguageProvider'
import { useListedWords } from './QuoteListProvider'

/** A chat's first message with the visitor's list below it, where there is one. */
export function useMessageWithList(message: string): string {
  const listed = useListedWords()
  return listed === '' ? message : `${message}\n\n${listed}`
}

/** The line that the page is about. */
export function useLineOfPage(): Category | null {
  const { pathname, search } = useLocation()
  return lineAt(pathname, new URLSearchParams(search))
}

/** How a mail and a chat begin: with the page's line, where it has one, and the visitor's list. */
export function useEnquiry(): { subject: string; body: string; message: string } {
  const { language } = useLanguage()
  const line = useLineOfPage()
  const label = line ? categoryLabels[line][language] : undefined
  return {
    subject: enquirySubject(language, label),
    body: useListedWords(),
    message: useMessageWithList(enquiryMessage(language, label)),
  }
}
