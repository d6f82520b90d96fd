import fs from 'node:fs'
import path from 'node:path'
import esbuild, { type BuildOptions, type Metafile, type Plugin } from 'esbuild'
import { hashedFolder } from '../src/http/staticFiles'
import { publicFolder, type Target } from './Target'

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

/** What both bundles have in common. */
const common = (development: boolean) =>
  ({
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    jsxDev: development,
    define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
    metafile: true,
    logLevel: 'warning',
    legalComments: 'none',
  }) satisfies BuildOptions

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

/** Builds what the browser loads: the entry, and a chunk for each page. */
export async function buildBrowser(target: Target): Promise<Metafile> {
  const { metafile } = await esbuild.build({
    ...common(target.development),
    entryPoints: ['views/browser.tsx'],
    outdir: path.join(publicFolder(target), hashedFolder),
    platform: 'browser',
    target: ['es2022'],
    splitting: true,
    minify: !target.development,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    plugins: [views(sharedModules())],
  })
  return metafile
}

/** Builds the server and the command line, with the views in them. */
export async function buildServer({ development, out }: Target): Promise<void> {
  const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'))
  await esbuild.build({
    ...common(development),
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
