import type { RegisteredPage } from '../../views/pages/PageDefinition'

/** What the build made for the browser, as `dist/manifest.json` tells. */
export interface Assets {
  /** Address of the script that hydrates the page. */
  entry: string
  /** Addresses of the modules that the entry imports. */
  imports: string[]
  /** For each page, the addresses of the modules that its first paint in the browser needs. */
  pages: Partial<Record<RegisteredPage, string[]>>
}
