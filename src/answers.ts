import type { ContentWatch } from './ContentWatch'
import { ProductAnswers } from './catalogue/ProductAnswers'
import type { Config } from './config/config'
import { sharedLifetime } from './core/cacheLifetime'
import { securityHeaders } from './http/securityHeaders'
import type { Metrics } from './metrics/Metrics'
import type { Assets } from './pages/assets'
import { Pages } from './pages/Pages'

/** What makes the answers that are the same for everybody, and keeps them. */
export function createAnswers(
  config: Config,
  assets: Assets,
  metrics: Metrics,
  { snapshots, whenProductsRead }: ContentWatch,
) {
  const { siteUrl, retentionDays } = config
  const cacheControl = sharedLifetime(config.catalogueRefreshMs)
  const security = (styleHashes: readonly string[]) => securityHeaders(siteUrl, styleHashes)
  const json = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': cacheControl }
  const headers = { ...security([]), ...json }
  const productAnswers = new ProductAnswers(snapshots, headers, whenProductsRead)
  const pages = new Pages({
    ...{ siteUrl, retentionDays, assets, security, cacheControl, snapshots, whenProductsRead },
    onRendered: (ms) => metrics.renders.observe(ms / 1000),
  })
  /** From now on all answers that are the same for everybody are made before visitors ask. */
  const keepWhole = () =>
    snapshots.keepWhole((next) => [...productAnswers.all(next), ...pages.all(next)])
  return { productAnswers, pages, keepWhole }
}
