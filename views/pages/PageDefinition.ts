import type { ComponentType } from 'react'
import type { ReadPath } from '../../src/shared/apiPaths'

/** What a page's module gives: how it looks, and what its first paint needs to know. */
export interface PageDefinition<Text> {
  Component: ComponentType<{ text: Text }>
  /** Addresses whose answers the server puts into the page. */
  reads?: readonly ReadPath[]
}
