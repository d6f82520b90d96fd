import type { PictureEntry } from '../../src/shared/pictures'
import { usePageState } from '../pageState'
import { useLanguage } from '../text/LanguageProvider'

/** What a picture shows: in the shop's words where its file has some, or else in the manifest's. */
export function useAlternativeText() {
  const { alternatives } = usePageState()
  const { language } = useLanguage()
  return ({ name, alt }: Pick<PictureEntry, 'name'> & Partial<PictureEntry>) =>
    (alternatives?.[name] ?? alt)?.[language]
}
