import type { Headers } from '../core/readyAnswer'
import type { ReadAnswers } from '../shared/apiPaths'
import type { Assets } from './assets'

/** A rendered page. */
export interface Page {
  status: 200 | 404
  html: string
  /** Its security headers, whose policy names its styles. */
  security: Headers
}

export interface PageSources {
  siteUrl: string
  retentionDays: number
  assets: Assets
  /** The security headers of a page with these style blocks. */
  security: (styleHashes: readonly string[]) => Headers
  /** The Cache-Control value of pages that are the same for everybody. */
  cacheControl: string
  /** The products; undefined while none have been read. */
  read: () => Promise<ApiReading | undefined>
  /** The revision of the last reading, without waiting. */
  revision: () => string | undefined
  /** Is called with the milliseconds that each page took to render. */
  onRendered: (ms: number) => void
}

/** One reading of the products. */
export interface ApiReading {
  /** Changes whenever an answer does. */
  revision: string
  answers: Partial<ReadAnswers>
}

/** The reading of pages without products, and of all pages while no products can be read. */
export const withoutReading: ApiReading = { revision: 'none', answers: {} }
