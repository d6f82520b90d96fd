import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import esbuild, { type BuildOptions, type Metafile, type Plugin } from 'esbuild'
import { hashedFolder } from './src/http/staticFiles'
import type { Assets } from './src/pages/assets'
import type { Bilingual, Language } from './src/shared/languages'
import { pageIds } from './src/shared/routes'
import type { RegisteredPage } from './views/pages/PageDefinition'
import { pageLoaders } from './views/pages/registry'

/**
 * Builds the site: `tsx build.ts [--development] [--out=dist] [--watch]`.
 * `--watch` builds for development, serves it, and does both again at every change.
 */
const flags = new Set(process.argv.slice(2))
const watch = flags.has('--watch')
const development = watch || flags.has('--development')
const out = [...flags].find((flag) => flag.startsWith('--out='))?.slice('--out='.length) ?? 'dist'
const publicOut = path.join(out, 'public')

/** Kilobytes of brotli before a page is interactive. */
const budgets: Partial<Record<RegisteredPage, number>> & { other: number } = {
  contacts: 130,
  other: 115,
}

/** Packages of the browser's side; the server's bundle holds them too, made for production. */
const viewPackages = [
  'react',
  'react-dom',
  'react-router-dom',
  'react-helmet-async',
  'react-hook-form',
  '@emotion/cache',
  '@emotion/react',
  '@emotion/server',
  '@emotion/styled',
  '@radix-ui/react-toast',
  '@radix-ui/react-tooltip',
  '@tanstack/react-query',
]

const common = {
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  jsxDev: development,
  define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
  metafile: true,
  logLevel: 'warning',
  legalComments: 'none',
} satisfies BuildOptions

/** Modules that come when they are first needed, and parts that few pages have. */
const notEverywhere =
  /(ToastViewport|TipLayer|gallery\/\w+|CategoryPage|Appointment|Accordion|LegalDocument|ShopMap|ItalianBodyNotice|Figures|SpecSheet|QuoteButtons|Product\w+|Skeleton|categories)\.tsx?$/

/** Modules of the browser's that begin a chunk: each imports what all share. */
const chunkEntries =
  /views\/(browser|pages\/\w+\/\w+Page|.*(ToastViewport|TipLayer|Lightbox))\.tsx$/

/**
 * The modules that belong into the common chunk. esbuild cuts one for each set of pages that share a
 * module, twenty small files for a page, which compress badly.
 */
function sharedModules(): string[] {
  const folders = ['components', 'consent', 'data', 'layout', 'text', 'theme']
  return folders
    .flatMap((folder) =>
      fs
        .readdirSync(path.join('views', folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.resolve('views', folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !notEverywhere.test(file))
}

/**
 * Reads the views without their indentation, which means nothing in code and in styles is all that
 * the minifier leaves. Both bundles are read so: the names of classes follow from the styles' text.
 * @param imported modules that each chunk's first module imports besides
 */
function views(imported: readonly string[]): Plugin {
  const imports = imported.map((file) => `import ${JSON.stringify(file)}\n`).join('')
  return {
    name: 'views',
    setup({ onLoad }) {
      onLoad({ filter: /\/views\/.*\.tsx?$/ }, ({ path: file }) => ({
        contents:
          (chunkEntries.test(file) ? imports : '') +
          fs.readFileSync(file, 'utf8').replace(/\n\s+/g, '\n'),
        loader: file.endsWith('x') ? 'tsx' : 'ts',
        resolveDir: path.dirname(file),
      }))
    },
  }
}

async function buildBrowser(): Promise<Metafile> {
  const { metafile } = await esbuild.build({
    ...common,
    entryPoints: ['views/browser.tsx'],
    outdir: path.join(publicOut, hashedFolder),
    platform: 'browser',
    target: ['es2022'],
    splitting: true,
    minify: !development,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    plugins: [views(sharedModules())],
  })
  return metafile
}

async function buildServer(): Promise<void> {
  const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'))
  await esbuild.build({
    ...common,
    entryPoints: ['src/start.ts', 'src/cli/cli.ts'],
    entryNames: '[name]',
    outdir: out,
    platform: 'node',
    target: ['node20.19'],
    plugins: [views([])],
    external: Object.keys(dependencies).filter((name) => !viewPackages.includes(name)),
    // Packages in CommonJS ask for Node's builtins with `require`, which a module has not.
    banner: {
      js: "import { createRequire as bannerRequire } from 'node:module'; const require = bannerRequire(import.meta.url);",
    },
  })
}

/** Refuses a browser bundle that holds code of the server's. */
function checkLeaks(metafile: Metafile): void {
  const leaked = Object.keys(metafile.inputs).filter(
    (input) =>
      /^src\/(?!shared\/)|^knex\//.test(input) ||
      /node_modules\/(joi|knex|express|nodemailer|mysql2|better-sqlite3)\//.test(input),
  )
  for (const [input, { imports }] of Object.entries(metafile.inputs)) {
    for (const { path: imported, external } of imports) {
      if (external) leaked.push(`${imported} (imported by ${input})`)
    }
  }
  if (leaked.length > 0) {
    throw new Error(`The browser bundle holds what belongs to the server:\n${leaked.join('\n')}`)
  }
}

/** All files that importing one output loads at once, itself included. */
function closureOf(output: string, { outputs }: Metafile, seen = new Set<string>()): Set<string> {
  if (seen.has(output)) return seen
  seen.add(output)
  for (const { path: imported, kind } of outputs[output]?.imports ?? []) {
    if (kind === 'import-statement') closureOf(imported, { inputs: {}, outputs }, seen)
  }
  return seen
}

function mapBoth<A, B>({ it, en }: Bilingual<A>, change: (one: A) => B): Bilingual<B> {
  return { it: change(it), en: change(en) }
}

/** Where the outputs are: the entry's, and that of each page, whose folder is its id. */
function describeAssets(metafile: Metafile): {
  assets: Assets
  files: Map<RegisteredPage, Bilingual<string[]>>
} {
  const outputOf = (pattern: RegExp): string => {
    const found = Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
      pattern.test(entryPoint ?? ''),
    )
    if (!found) throw new Error(`The build has no output for ${pattern}`)
    return found[0]
  }
  const address = (file: string) => `/${path.relative(publicOut, file)}`
  const entry = outputOf(/^views\/browser\.tsx$/)
  const shared = closureOf(entry, metafile)
  const files = new Map<RegisteredPage, Bilingual<string[]>>()
  const pages: Assets['pages'] = {}
  for (const id of Object.keys(pageLoaders) as RegisteredPage[]) {
    const code = closureOf(outputOf(new RegExp(`^views/pages/${id}/\\w+Page\\.tsx$`)), metafile)
    const own = (language: Language) => [
      ...code,
      outputOf(new RegExp(`^views/pages/${id}/text\\.${language}\\.ts$`)),
    ]
    const all = { it: own('it'), en: own('en') }
    files.set(
      id,
      mapBoth(all, (some) => [...new Set([...shared, ...some])]),
    )
    pages[id] = mapBoth(all, (some) => some.filter((file) => !shared.has(file)).map(address))
  }
  const imports = [...shared].filter((file) => file !== entry).map(address)
  return { assets: { entry: address(entry), imports, pages }, files }
}

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Lays a compressed copy beside every file that compression makes smaller. */
async function compressPublic(): Promise<void> {
  const files = fs
    .readdirSync(publicOut, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|svg|txt|json|webmanifest)$/.test(file))
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(publicOut, name)
      const content = fs.readFileSync(file)
      fs.writeFileSync(`${file}.br`, await brotli(content))
      fs.writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }))
    }),
  )
}

/**
 * Prints what each page loads before it is interactive, in the heavier of its languages, and refuses
 * what is over its budget.
 */
function checkBudgets(files: Map<RegisteredPage, Bilingual<string[]>>): void {
  const over: string[] = []
  for (const id of [...pageIds, 'notFound' as const]) {
    const sizeOf = (some: readonly string[] = []) =>
      some.reduce((sum, file) => sum + fs.statSync(`${file}.br`).size, 0) / 1000
    const size = Math.max(sizeOf(files.get(id)?.it), sizeOf(files.get(id)?.en))
    const budget = budgets[id] ?? budgets.other
    process.stdout.write(`${id.padEnd(20)} ${size.toFixed(1).padStart(6)} kB brotli\n`)
    if (size > budget) over.push(`${id}: ${size.toFixed(1)} kB of ${budget} kB`)
  }
  if (over.length > 0) throw new Error(`Over the size budget:\n${over.join('\n')}`)
}

async function build(): Promise<void> {
  fs.rmSync(out, { recursive: true, force: true })
  fs.cpSync('public', publicOut, { recursive: true })
  const [metafile] = await Promise.all([buildBrowser(), buildServer()])
  checkLeaks(metafile)
  const { assets, files } = describeAssets(metafile)
  fs.writeFileSync(path.join(out, 'manifest.json'), JSON.stringify(assets))
  if (development) return
  await compressPublic()
  checkBudgets(files)
}

/** Builds and serves again whenever a source has changed. */
async function serveChanges(): Promise<void> {
  let server: ChildProcess | undefined
  let running = false
  let again = false
  const cycle = async () => {
    if (running) {
      again = true
      return
    }
    running = true
    try {
      await build()
      server?.kill('SIGTERM')
      server = spawn(process.execPath, [path.join(out, 'start.js')], {
        stdio: 'inherit',
        env: { ...process.env, NODE_ENV: 'development' },
      })
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    }
    running = false
    if (again) {
      again = false
      await cycle()
    }
  }
  let timer: NodeJS.Timeout | undefined
  for (const folder of ['src', 'views', 'knex', 'public']) {
    fs.watch(folder, { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(cycle, 100)
    })
  }
  await cycle()
}

await (watch ? serveChanges() : build())
