import { useLocation } from 'react-router-dom'
import { isEnglishPath, type Language } from '../../src/shared/languages'

/** The language of what stands at the address in one language alone, whatever language the visitor has chosen. */
export function useAddressLanguage(): Language {
  return isEnglishPath(useLocation().pathname) ? 'en' : 'it'
}
