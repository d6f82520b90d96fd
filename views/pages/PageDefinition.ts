import type { ComponentType } from 'react'
import type { ReadPath } from '../../src/shared/apiPaths'
import type { PageId } from '../../src/shared/routes'

/** What a page's module gives: how it looks, and what its first paint needs to know. */
export interface PageDefinition {
  Component: ComponentType
  /** Addresses whose answers the server puts into the page. */
  reads?: readonly ReadPath[]
}

export type RegisteredPage = PageId | 'notFound'

/** How to get each page's module. */
export type PageLoaders = Record<RegisteredPage, () => Promise<{ page: PageDefinition }>>
