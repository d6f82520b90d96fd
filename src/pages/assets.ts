import type { RegisteredPage } from '../../views/pages/PageDefinition'
import type { Bilingual } from '../shared/languages'

/** What the build made for the browser, as `dist/manifest.json` tells. */
export interface Assets {
  /** Address of the script that hydrates the page. */
  entry: string
  /** Addresses of the modules that the entry imports. */
  imports: string[]
  /** For each page and language, the addresses of the modules that its first paint needs. */
  pages: Partial<Record<RegisteredPage, Bilingual<string[]>>>
  /** Version of the pictures, which is part of their addresses. */
  pictures: string
}
