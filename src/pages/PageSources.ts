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
  /** What the API would answer now; undefined while that cannot be known. */
  read: () => Promise<ApiReading | undefined>
  /** The revision of that, at once. */
  revision: () => string | undefined
  /** Learns how long each page took to render. */
  onRendered: (ms: number) => void
}

/** One reading of all that pages show besides their own text. */
export interface ApiReading {
  /** Changes whenever an answer does. */
  revision: string
  answers: Partial<ReadAnswers>
}

/** What pages show while no products can be read, and those that never show any. */
export const withoutReading: ApiReading = { revision: 'none', answers: {} }
