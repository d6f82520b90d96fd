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
  const { siteUrl, retentionDays, catalogueRefreshMs } = config
  const cacheControl = sharedLifetime(catalogueRefreshMs)
  const security = (styleHashes: readonly string[]) => securityHeaders(siteUrl, styleHashes)
  const onRendered = (ms: number) => metrics.renders.observe(ms / 1000)
  const json = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': cacheControl }
  const productAnswers = new ProductAnswers(
    snapshots,
    { ...security([]), ...json },
    whenProductsRead,
  )
  const kept = { cacheControl, snapshots, whenProductsRead, onRendered }
  const pages = new Pages({ siteUrl, retentionDays, assets, security, ...kept })
  /** From now on all answers that are the same for everybody are made before visitors ask. */
  const keepWhole = () =>
    snapshots.keepWhole((next) => [...productAnswers.all(next), ...pages.all(next)])
  return { productAnswers, pages, keepWhole }
}
