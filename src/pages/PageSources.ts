import type { Headers } from '../core/readyAnswer'
import type { Snapshots } from '../core/Snapshots'
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
  snapshots: Snapshots
  /** Resolves when products have been read, or trying to has failed. */
  tried: () => Promise<unknown>
  /** Is called with the milliseconds that each page took to render. */
  onRendered: (ms: number) => void
}
