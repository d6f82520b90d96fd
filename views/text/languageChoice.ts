import { isLanguage, type Language, languageKey } from '../../src/shared/languages'
import { readStored, writeStored } from '../storage'

const yearS = 365 * 24 * 60 * 60

/** The choice in the browser's storage; undefined on the server, or where storage is closed. */
export function storedChoice(): Language | undefined {
  const value = readStored('localStorage', languageKey)
  return isLanguage(value) ? value : undefined
}

function writeCookie(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${languageKey}=${language}; Path=/; Max-Age=${yearS}; SameSite=Lax${secure}`
}

/** Keeps the choice in storage, and in the cookie that the server reads. */
export function storeChoice(language: Language): void {
  writeCookie(language)
  writeStored('localStorage', languageKey, language)
}

/** Makes the cookie say what storage says, for the next load. */
export function repairCookie(): void {
  const choice = storedChoice()
  const mirrored = `${languageKey}=${choice}`
  if (choice && !document.cookie.split('; ').includes(mirrored)) writeCookie(choice)
}
