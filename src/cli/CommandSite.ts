import type { Stores } from '../stores'

export interface CommandSite extends Stores {
  /** Names of the built pictures; undefined without a build. */
  pictures?: ReadonlySet<string> | undefined
}
