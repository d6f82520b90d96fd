import type { Config } from '../config/config'
import type { Stores } from '../stores'

export interface CommandSite extends Stores {
  config: Config
  /** Names of the built pictures; undefined without a build. */
  pictures?: ReadonlySet<string> | undefined
}
