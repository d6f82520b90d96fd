import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  type Bilingual,
  isEnglishPath,
  type Language,
  languageOf,
} from '../../src/shared/languages'
import { requiredContext } from '../requiredContext'
import { repairCookie, storeChoice, storedChoice } from './languageChoice'

interface LanguageAccess {
  language: Language
  /** Stores the visitor's choice and follows it. */
  choose: (language: Language) => void
}

export const [LanguageContext, useLanguage] = requiredContext<LanguageAccess>('Language')

/**
 * Gives everything below it the language of the page.
 * @param rendered the language the server rendered; it stands until the visitor leaves or switches
 */
export function LanguageProvider({
  rendered,
  children,
}: {
  rendered: Language
  children: ReactNode
}) {
  const { pathname } = useLocation()
  const [choice, setChoice] = useState(() => (isEnglishPath(pathname) ? storedChoice() : rendered))
  useEffect(repairCookie, [])
  const choose = useCallback((chosen: Language) => {
    storeChoice(chosen)
    // The page as it is stays until its text in the other language is there.
    startTransition(() => setChoice(chosen))
  }, [])
  const language = languageOf(pathname, choice)
  const access = useMemo(() => ({ language, choose }), [language, choose])
  return <LanguageContext value={access}>{children}</LanguageContext>
}

/** The text of the page's language. */
export function useText<T>(text: Bilingual<T>): T {
  return text[useLanguage().language]
}
