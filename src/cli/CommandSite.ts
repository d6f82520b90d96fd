import type { WhereShown } from '../shop/checkShop'
import type { Stores } from '../stores'

/** What the commands work on. */
export interface CommandSite
  extends Pick<Stores, 'quoteAdmin' | 'quoteRemoval' | 'products' | 'upkeep'> {
  retentionDays: number
  dataDir: string
  whereShown: WhereShown
  /** A sentence for each of the shop's own pictures that cannot be shown. */
  ownPictureProblems: () => Promise<readonly string[]>
  /** Names of the built pictures; undefined without a build. */
  pictures?: ReadonlySet<string> | undefined
}
