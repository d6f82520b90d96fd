import type { Language } from '../../src/shared/languages'

const unnamed = { it: 'informazioni', en: 'information' }

/**
 * The subject of a visitor's mail to the shop, as the visitor would write it.
 * @param topic what the page is about, where it is about one thing
 */
export function enquirySubject(language: Language, topic = unnamed[language]): string {
  return `${language === 'it' ? 'Richiesta' : 'Enquiry'}: ${topic}`
}

/** How a chat with the shop begins, and what names the product line in it. */
const chat = {
  it: ['Buongiorno, vorrei chiedere un preventivo', ' per la linea «{line}»'],
  en: ['Hello, I would like to ask for a quote', ' for “{line}”'],
} as const

/** @param line the label of the product line that the page is about */
export function enquiryMessage(language: Language, line?: string): string {
  const [greeting, ofLine] = chat[language]
  return `${greeting}${line ? ofLine.replace('{line}', line) : ''}.`
}
