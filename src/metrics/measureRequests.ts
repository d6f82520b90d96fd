import type { BuiltFiles } from '../http/builtFiles'
import { clientLeft, type Observe } from '../http/requestLog'
import { apiPaths } from '../shared/apiPaths'
import { pageAt, routes } from '../shared/routes'
import { servicePaths } from '../shared/servicePaths'
import { type Metrics, refusalReasons } from './Metrics'

/** Where the form is posted to. */
const formPaths: ReadonlySet<string> = new Set([
  apiPaths.contacts,
  ...Object.values(routes.contacts),
])

/** Addresses that are neither a page's nor a file's. */
const others: ReadonlySet<string> = new Set([
  apiPaths.products,
  apiPaths.contacts,
  ...Object.values(servicePaths),
])

/** All other addresses are one route: a visitor could invent any number of them. */
const unknown = 'unknown'

/** Files are counted by their folder, those without one together. */
const folderOf = (path: string) => `${/^\/[^/]+(?=\/)/.exec(path)?.[0] ?? ''}/*`

/** The name under which requests for a path are measured: one of a few dozen. */
function routeOf(path: string, files: readonly ReadonlyMap<string, unknown>[]): string {
  if (pageAt(path) !== undefined || others.has(path)) return path
  return files.some((one) => one.has(path)) ? folderOf(path) : unknown
}

/**
 * Measures every answered request, whether from memory or through Express.
 * @param own the shop's own pictures
 */
export function measureRequests(
  { requests, refused }: Metrics,
  { answers, pictures }: BuiltFiles,
  own: () => BuiltFiles['pictures'],
): Observe {
  return ({ method }, path, status, ms) => {
    requests.observe({ route: routeOf(path, [answers, pictures, own()]), status }, ms / 1000)
    // Whether a post whose client has left was taken is not known here.
    if (status < 400 || status === clientLeft || method !== 'POST' || !formPaths.has(path)) return
    refused.inc({ reason: refusalReasons[status] ?? 'failed' })
  }
}
