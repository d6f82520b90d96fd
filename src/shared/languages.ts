export const languages = ['it', 'en'] as const

export type Language = (typeof languages)[number]

/** One value for each language; the compiler asks for both. */
export type Bilingual<T> = Record<Language, T>

export const defaultLanguage: Language = 'it'

/** The key of the stored choice, in localStorage and as a cookie. */
export const languageKey = 'language'

/** The value of `<html lang>`. */
export const locales: Bilingual<string> = { it: 'it-IT', en: 'en-US' }

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** English when the path is `/en` or lies below it; `/energia` is not English. */
export function isEnglishPath(path: string): boolean {
  return path === '/en' || path.startsWith('/en/')
}

/** An English path decides, else the stored choice, else Italian. */
export function languageOf(path: string, choice: Language | undefined): Language {
  return isEnglishPath(path) ? 'en' : (choice ?? defaultLanguage)
}

export function otherLanguage(language: Language): Language {
  return language === 'it' ? 'en' : 'it'
}
