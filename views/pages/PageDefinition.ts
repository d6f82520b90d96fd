import type { ComponentType } from 'react'
import { linePath, type ReadPath } from '../../src/shared/apiPaths'
import type { Category } from '../../src/shared/categories'

/** What a page's module gives: how it looks, and what its first paint needs to know. */
export interface PageDefinition<Text> {
  Component: ComponentType<{ text: Text }>
  /** Addresses whose answers the server puts into the page. */
  reads?: readonly ReadPath[]
}

export function pageOfLine<Text>(
  line: Category,
  Component: PageDefinition<Text>['Component'],
): PageDefinition<Text> {
  return { Component, reads: [linePath(line)] }
}
