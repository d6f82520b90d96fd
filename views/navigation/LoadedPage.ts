import type { ReactElement } from 'react'
import type { ReadPath } from '../../src/shared/apiPaths'
import type { Language } from '../../src/shared/languages'
import type { PageId } from '../../src/shared/routes'
import type { Shop } from '../../src/shared/shop'

export type RegisteredPage = PageId | 'notFound'

/** How a page is called in search results; one that is not listed there describes nothing. */
export interface Described {
  title: string
  description?: string
}

/** A page in one language: its module, and that language's text. */
export interface LoadedPage {
  /** Of the same component in both languages, so that a form keeps what is in it. */
  element: ReactElement
  reads: readonly ReadPath[]
  text: Described
}

/** How to get each page in a language, about a shop. The other language's text is not loaded. */
export type PageLoaders = Record<
  RegisteredPage,
  (language: Language, shop: Shop) => Promise<LoadedPage>
>
