import type { RegisteredPage } from '../../views/navigation/LoadedPage'
import type { Bilingual } from '../shared/languages'
import type { PictureHashes } from '../shared/pictures'

/** The contents of `dist/manifest.json`: what the build made for the browser. */
export interface Assets {
  /** Address of the script that loads the entry. */
  start: string
  /** Address of the script that hydrates the page. */
  entry: string
  /** Addresses of the modules that the entry imports. */
  imports: string[]
  /** For each page and language, the addresses of the modules that its first paint needs. */
  pages: Partial<Record<RegisteredPage, Bilingual<string[]>>>
  /** The file of styles that pages of lines share below the first screen, and the names in it. */
  lowerStyles?: { address: string; ids: string[] }
  /** Address of the module with the hashes in the built pictures' addresses. */
  pictureModule: string
  /** Part of the pictures' addresses. */
  pictures: PictureHashes
}

/** For a page that is sent nowhere: it has no scripts and no pictures. */
export const noAssets: Assets = {
  start: '/none.js',
  entry: '',
  imports: [],
  pages: {},
  pictureModule: '',
  pictures: {},
}
