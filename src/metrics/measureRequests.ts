import type { BuiltFiles } from '../http/builtFiles'
import { clientLeft, type Observe } from '../http/requestLog'
import { apiPaths } from '../shared/apiPaths'
import { routes } from '../shared/routes'
import { type Metrics, refusalReasons } from './Metrics'
import { routeNames } from './routeNames'

/** Where the form is posted to. */
const formPaths: ReadonlySet<string> = new Set([
  apiPaths.contacts,
  ...Object.values(routes.contacts),
])

/** Measures every answered request, whether from memory or through Express. */
export function measureRequests({ requests, refused }: Metrics, files: BuiltFiles): Observe {
  const nameOf = routeNames(files)
  return ({ method }, path, status, ms) => {
    requests.observe({ route: nameOf(path), status }, ms / 1000)
    // Whether a post whose client has left was taken is not known here.
    if (status < 400 || status === clientLeft || method !== 'POST' || !formPaths.has(path)) return
    refused.inc({ reason: refusalReasons[status] ?? 'failed' })
  }
}
