import fs from 'node:fs'
import path from 'node:path'
import { type JsMinifyOptions, minify, version as swcVersion } from '@swc/core'
import esbuild, { type BuildOptions, type Metafile, type Plugin } from 'esbuild'
import { OperatorError } from '../src/core/errors'
import { hashedFolder } from '../src/shared/builtFolders'
import { builtVersion } from './builtVersion'
import { leaveOut } from './leaveOut'
import { namedReact } from './namedReact'
import { publicFolder, type Target } from './Target'

/**
 * Leaves out the comments of the styles, which are strings to a minifier. A style is named by what
 * it says: server and browser must leave out the same.
 */
const styleComments: Plugin = {
  name: 'style comments',
  setup({ onLoad }) {
    onLoad({ filter: /\/views\/.*\.tsx?$/, namespace: 'file' }, ({ path: file }) => ({
      contents: fs
        .readFileSync(file, 'utf8')
        .replace(/^ +\/\*(?!\*)(?:(?!\*\/)[\s\S])*\*\/\n/gm, ''),
      loader: file.endsWith('x') ? 'tsx' : 'ts',
    }))
  },
}

const common = (development: boolean) =>
  ({
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    jsxDev: development,
    define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
    alias: {
      '@emotion/hash': './build/standIns/emotionHash.ts',
      '@emotion/is-prop-valid': './build/standIns/isPropValid.ts',
      'hoist-non-react-statics': './build/standIns/hoistNonReactStatics.ts',
      'react-fast-compare': './build/standIns/reactFastCompare.ts',
    },
    metafile: true,
    logLevel: 'silent',
    legalComments: 'none',
  }) satisfies BuildOptions

/** Namespace of the modules around those that the browser loads later. */
const chunkNamespace = 'chunk'

/** The script that loads the entry once the page is shown. */
export const startScript = 'views/start.ts'

export const browserEntry = 'views/browser.tsx'

/** Nothing loads this entry: it keeps React in a file of its own. */
const reactEntry = 'views/react.ts'

/** The name by which esbuild's metafile knows a module that the browser loads later. */
export const chunkOf = (file: string): string => `${chunkNamespace}:${file}`

/** The sources of a path that an import names without its ending. */
const sourcesOf = (stem: string): string[] =>
  ['.tsx', '.ts'].map((ending) => stem + ending).filter((file) => fs.existsSync(file))

/**
 * Keeps everything that the entry imports, but React, in one file, which compresses better than
 * several. Otherwise esbuild would move each part that a later module imports too into a small
 * file. So each later module is loaded by way of a generated one, which imports the entry first.
 */
const sharedChunk: Plugin = {
  name: 'shared chunk',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\./ }, async ({ path: imported, kind, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined
      const [file] = sourcesOf(path.relative('.', path.resolve(resolveDir, imported)))
      return file ? { path: file, namespace: chunkNamespace } : undefined
    })
    onLoad({ filter: /./, namespace: chunkNamespace }, ({ path: file }) => ({
      contents: `import './${browserEntry}'\nexport * from './${file}'`,
      resolveDir: '.',
    }))
  },
}

/** Prints warnings. The caller prints errors, since both bundles hold much the same sources. */
async function bundle(options: BuildOptions & { metafile: true }): Promise<Metafile> {
  try {
    const { metafile, warnings } = await esbuild.build(options)
    for (const text of esbuild.formatMessagesSync(warnings, { kind: 'warning' })) {
      process.stderr.write(text)
    }
    return metafile
  } catch (error) {
    throw new OperatorError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * With this line Chromium compiles all functions of a file on another thread while the file
 * arrives. Otherwise it would compile each one on the page's thread at its first call, and most are
 * called as the page hydrates.
 */
const compileAll = '//# allFunctionsCalledOnLoad\n'

const minifying: JsMinifyOptions = {
  module: true,
  mangle: true,
  compress: { ecma: 2022, passes: 3 },
}

/** Part of esbuild's hash: other options or another release give the scripts other names. */
const minifier = `//${swcVersion}${JSON.stringify(minifying)}`

/** Makes the scripts that esbuild has written smaller by another four percent, mostly React's. */
async function minifyOnceMore({ outputs }: Metafile): Promise<void> {
  const scripts = Object.keys(outputs).filter((file) => file.endsWith('.js'))
  await Promise.all(
    scripts.map(async (file) => {
      const script = fs.readFileSync(file, 'utf8')
      const { code } = await minify(script, minifying)
      fs.writeFileSync(file, compileAll + code)
    }),
  )
}

/**
 * Builds what the browser loads: the start script, and the entry with a chunk for each page and
 * text. In one bundle with the entry, the start script would load a chunk of esbuild's own.
 */
export async function buildBrowser(target: Target): Promise<Metafile> {
  const options = {
    ...common(target.development),
    outdir: path.join(publicFolder(target), hashedFolder),
    platform: 'browser',
    target: ['es2022'],
    minify: !target.development,
    banner: { js: minifier },
    entryNames: '[name]-[hash]',
  } satisfies BuildOptions
  const start = await bundle({ ...options, entryPoints: [startScript] })
  const app = await bundle({
    ...options,
    entryPoints: [browserEntry, reactEntry],
    inject: target.reload ? ['build/reload.ts'] : [],
    splitting: true,
    chunkNames: '[name]-[hash]',
    plugins: [styleComments, sharedChunk, namedReact, ...(target.development ? [] : [leaveOut])],
  })
  const metafile = {
    inputs: { ...start.inputs, ...app.inputs },
    outputs: { ...start.outputs, ...app.outputs },
  }
  if (!target.development) await minifyOnceMore(metafile)
  return metafile
}

/** It renders pages, so that it needs what the server is built with. */
const lowerStylesModule = 'build/findLowerStyles.ts'

/**
 * Builds the server and the command line, with the views in them. Packages that are dependencies
 * are loaded at run time; those of development are part of the bundle.
 */
export async function buildServer({ development, out }: Target): Promise<void> {
  const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'))
  const options = common(development)
  await bundle({
    ...options,
    define: { ...options.define, BUILT_VERSION: JSON.stringify(builtVersion()) },
    entryPoints: [
      'src/start.ts',
      'src/cli/cli.ts',
      'src/pictures/encodeOwnPicture.ts',
      lowerStylesModule,
    ],
    entryNames: '[name]',
    outdir: out,
    platform: 'node',
    target: ['node20.19'],
    external: Object.keys(dependencies),
    plugins: [styleComments],
    // CommonJS packages load Node's builtins with `require`, which ES modules lack.
    banner: {
      js: "import { createRequire as bannerRequire } from 'node:module'; const require = bannerRequire(import.meta.url);",
    },
  })
}
