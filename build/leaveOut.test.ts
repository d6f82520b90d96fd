import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import esbuild from 'esbuild'
import { buildBrowser } from './bundles'
import { leaveOut } from './leaveOut'

/** A word of each part that is left out: forms, warnings, data router, old head, prefixes. */
const leftOut = ['formenctype', 'developer', 'revalidation', 'og:title', 'box-flex']

test('the browser gets nothing of what packages do for other sites', async () => {
  const out = path.resolve('.cache/programs/leaveOut')
  const { outputs } = await buildBrowser({ development: false, reload: false, out })
  const [largest] = Object.entries(outputs).sort(([, one], [, other]) => other.bytes - one.bytes)
  const app = fs.readFileSync(largest?.[0] ?? '', 'utf8')
  expect(app).toContain('popstate')
  expect(leftOut.filter((word) => app.includes(word))).toEqual([])
})

test('a package that has changed fails the build', async () => {
  const building = esbuild.build({
    stdin: { contents: `export * from 'react-helmet-async'`, resolveDir: '.' },
    bundle: true,
    write: false,
    external: ['react'],
    logLevel: 'silent',
    plugins: [leaveOut],
  })
  await expect(building).rejects.toThrow('The bundle has no react-router')
})

test('pages use of the router only what the browser has of it', () => {
  const sources = fs
    .readdirSync('views', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(path.join('views', file), 'utf8'))
  const imported = sources.flatMap((source) =>
    [...source.matchAll(/import \{([^}]+)\} from 'react-router/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  )
  expect([...new Set(imported)].sort()).toEqual([
    'BrowserRouter',
    'Link',
    'type RouteObject',
    'useLocation',
    'useNavigate',
    'useNavigationType',
    'useRoutes',
  ])
  expect(sources.filter((source) => /\bprefetch=|errorElement|helmetData/.test(source))).toEqual([])
})
