import { useLocation } from 'react-router-dom'
import { isEnglishPath, type Language } from '../../src/shared/languages'

/** The language of a text that an address has in one language, whatever the visitor has chosen. */
export function useAddressLanguage(): Language {
  return isEnglishPath(useLocation().pathname) ? 'en' : 'it'
}
