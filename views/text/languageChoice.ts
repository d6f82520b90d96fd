import { isLanguage, type Language, languageKey } from '../../src/shared/languages'

const yearS = 365 * 24 * 60 * 60

/** The choice in the browser's storage; undefined on the server, or where storage is closed. */
export function storedChoice(): Language | undefined {
  if (typeof window === 'undefined') return undefined
  try {
    const value = window.localStorage.getItem(languageKey)
    return isLanguage(value) ? value : undefined
  } catch {
    return undefined
  }
}

function writeCookie(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${languageKey}=${language}; Path=/; Max-Age=${yearS}; SameSite=Lax${secure}`
}

/** Keeps the choice in storage, and in the cookie that tells the server. */
export function storeChoice(language: Language): void {
  writeCookie(language)
  try {
    window.localStorage.setItem(languageKey, language)
  } catch {
    // Where storage is closed the cookie still carries the choice.
  }
}

/** Makes the cookie say what storage says, for the next load. */
export function repairCookie(): void {
  const choice = storedChoice()
  const mirrored = `${languageKey}=${choice}`
  if (choice && !document.cookie.split('; ').includes(mirrored)) writeCookie(choice)
}
