import type { BuiltFiles } from '../http/builtFiles'
import { apiPaths } from '../shared/apiPaths'
import { routeList } from '../shared/routes'
import { servicePaths } from '../shared/servicePaths'

/** Addresses that are neither a page's nor a file's. */
const others = [apiPaths.products, apiPaths.contacts, ...Object.values(servicePaths)]

/** All other addresses are one route: a visitor could invent any number of them. */
const unknown = 'unknown'

/** Files are counted by their folder, those without one together. */
const folderOf = (path: string) => `${/^\/[^/]+(?=\/)/.exec(path)?.[0] ?? ''}/*`

/** Finds the name under which requests for a path are measured: one of a few dozen. */
export function routeNames({ answers, pictures }: BuiltFiles): (path: string) => string {
  const names = new Map<string, string>()
  for (const path of [...answers.keys(), ...pictures.keys()]) names.set(path, folderOf(path))
  for (const path of others) names.set(path, path)
  for (const { path } of routeList) names.set(path, path)
  return (path) => names.get(path) ?? unknown
}
