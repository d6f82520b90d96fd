import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { ReactElement } from 'react'
import { matchRoutes } from 'react-router-dom'
import { correctedPath, pageAt, routeList } from '../src/shared/routes'
import { routeObjects } from './App'

/** The page that React Router shows at a path. */
function shownAt(path: string): string {
  const [match] = matchRoutes(routeObjects, path) ?? []
  const element = match?.route.element as ReactElement<{ id: string }> | undefined
  return element?.props.id ?? 'nothing'
}

/** What visitors and other sites make of an address. */
const spoilt: ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replace(/(?<=.)\//, '%2F'),
  (path) => `/it${path}`,
  (path) => `${path}/index.html`,
  (path) => `${path}.html`,
  (path) => `${path}/*`,
  (path) => `${path}%25`,
  (path) => `${path}/altro`,
]

const oddPaths = fc
  .tuple(
    fc.constantFrom(...routeList.map(({ path }) => path), '/404', '/*', '/:page'),
    fc.array(fc.constantFrom(...spoilt), { maxLength: 3 }),
    fc.constantFrom('', '/', '/prodotti'),
  )
  .map(([path, ways, more]) => ways.reduce((spelt, spoil) => spoil(spelt), path) + more)

test('React Router shows a page at its addresses, and elsewhere only where the server corrects one', () => {
  for (const { path, page } of routeList) expect([path, shownAt(path)]).toEqual([path, page])
  fc.assert(
    fc.property(oddPaths, (path) => {
      const corrected = correctedPath(path)
      const served = pageAt(path) ?? 'notFound'
      // The server sends a misspelt address on before anything is rendered there.
      const allowed = corrected === undefined ? [served] : ['notFound', pageAt(corrected)]
      expect(allowed).toContain(shownAt(path))
    }),
    { numRuns: 2000 },
  )
})
