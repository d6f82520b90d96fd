import type { Stores } from '../stores'

/** What the commands work on. */
export interface CommandSite
  extends Pick<Stores, 'quoteAdmin' | 'quoteRemoval' | 'products' | 'upkeep'> {
  retentionDays: number
  /** Names of the pictures that were built; without a build nobody knows. */
  pictures?: ReadonlySet<string> | undefined
}
