import type { Stores } from '../stores'

export interface CommandSite
  extends Pick<Stores, 'quoteAdmin' | 'quoteRemoval' | 'products' | 'upkeep'> {
  retentionDays: number
  dataDir: string
  /** Names of the built pictures; undefined without a build. */
  pictures?: ReadonlySet<string> | undefined
}
