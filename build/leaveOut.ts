import fs from 'node:fs'
import type { Plugin } from 'esbuild'

/** A stretch of a package's source, and what stands in its place. */
type Edit = readonly [stretch: RegExp, instead: string]

/** A function at the top of a module, whole. */
const whole = (name: string) => new RegExp(`^function ${name}\\([\\s\\S]*?^}$`, 'm')

/**
 * What packages do for other sites, by the file it stands in. All of it is 8.7 kB of brotli on
 * every page, of the 103.5 that `gates.ts` allows. An edit that saves less than 0.3 kB is not worth
 * its line. Where `*` stands for a hash, the file is the one with the first stretch.
 */
const leftOut: readonly (readonly [file: string, edits: readonly [Edit, ...Edit[]]])[] = [
  // Warnings to developers, and what a data router or a framework needs: 5.4 kB.
  [
    'react-router/dist/development/chunk-*.mjs',
    [
      [whole('warning'), 'function warning() {}'],
      [whole('invariant'), 'function invariant() {}'],
      [whole('PrefetchPageLinks'), 'function PrefetchPageLinks() {}'],
      [/let (dataRouterState = )dataRouterOpts.+/, 'const $1undefined'],
      // What nothing uses stays otherwise, since it may do something.
      [/^\w+\.displayName = .+/gm, ''],
      [/(?<== )(?=React\d*\.(?:forwardRef|memo|createContext)\()/g, '/* @__PURE__ */ '],
    ],
  ],
  // The head below React 19, which puts titles and metas into the head by itself. It saves 2.2 kB.
  [
    'react-helmet-async/lib/index.esm.js',
    [
      [/^var (?:major|isReact19) = .+/gm, ''],
      [/isReact19/g, 'true'],
      [/^var (HelmetData = class) {[\s\S]*?^};$/m, 'var $1 {}'],
    ],
  ],
  // Prefixes for browsers that cannot run the scripts either (see `styleCache.ts`): 1.1 kB.
  [
    '@emotion/cache/dist/emotion-cache.browser.esm.js',
    [[/(?<=options\.stylisPlugins) \|\| defaultStylisPlugins/, '']],
  ],
]

/** Leaves parts of packages out of the browser's bundle, and fails where a package has changed. */
export const leaveOut: Plugin = {
  name: 'leave out',
  setup({ onLoad, onEnd }) {
    const missing = new Set(leftOut.map(([file]) => file))
    for (const [file, edits] of leftOut) {
      const name = file.replaceAll('.', '\\.').replace('*', '\\w+')
      const filter = new RegExp(`/node_modules/${name}$`)
      onLoad({ filter }, ({ path }) => {
        let contents = fs.readFileSync(path, 'utf8')
        if (contents.search(edits[0][0]) < 0) return undefined
        missing.delete(file)
        for (const [stretch, instead] of edits) {
          const without = contents.replace(stretch, instead)
          if (without === contents) throw new Error(`${file} has no ${stretch}`)
          contents = without
        }
        return { contents }
      })
    }
    onEnd(() => ({
      errors: [...missing].map((file) => ({ text: `The bundle has no ${file} as it was` })),
    }))
  },
}
