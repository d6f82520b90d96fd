import type { Language } from '../../src/shared/languages'

const unnamed = { it: 'informazioni', en: 'information' }

/**
 * The subject of a visitor's mail to the shop, as the visitor would write it.
 * @param topic what the page is about, where it is about one thing
 */
export function enquirySubject(language: Language, topic = unnamed[language]): string {
  return `${language === 'it' ? 'Richiesta' : 'Enquiry'}: ${topic}`
}
