import { clientLeft, type Observe } from '../http/requestLog'
import { apiPaths } from '../shared/apiPaths'
import { pageAt } from '../shared/routes'
import { servicePaths } from '../shared/servicePaths'
import { type Metrics, refusalReasons } from './Metrics'

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
function routeOf(path: string, status: number): string {
  if (pageAt(path) !== undefined || others.has(path)) return path
  // A file that is not there has no such answer.
  return status < 300 || status === 304 ? folderOf(path) : unknown
}

const takesForm = (path: string) => path === apiPaths.contacts || pageAt(path) === 'contacts'

/** Measures every answered request, whether from memory or through Express. */
export function measureRequests({ requests, refused }: Metrics): Observe {
  return ({ method }, path, status, ms) => {
    requests.observe({ route: routeOf(path, status), status }, ms / 1000)
    // Whether a post whose client has left was taken is not known here.
    if (status < 400 || status === clientLeft || method !== 'POST' || !takesForm(path)) return
    refused.inc({ reason: refusalReasons[status] ?? 'failed' })
  }
}
