import { createRequire } from 'node:module'
import type { Plugin } from 'esbuild'

/** React and its renderer are CommonJS modules, whose names an ES module has to list. */
const reactModules = /^react(-dom)?(\/(client|jsx-runtime|jsx-dev-runtime))?$/

const requireModule = createRequire(import.meta.url)

/**
 * Gives the modules that import React its functions themselves. As esbuild does it, each of some
 * hundred modules makes, as it is evaluated, a copy of all React's exports, and looks every
 * function up in that whenever it is called.
 */
export const namedReact: Plugin = {
  name: 'named React',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: reactModules }, ({ path: imported, kind }) =>
      kind === 'import-statement' ? { path: imported, namespace: 'react' } : undefined,
    )
    onLoad({ filter: /./, namespace: 'react' }, ({ path: imported }) => {
      const names = Object.keys(requireModule(imported)).join(', ')
      const contents = [
        `const react = require('${imported}')`,
        `export const { ${names} } = react`,
        'export default react',
      ]
      return { contents: contents.join('\n'), resolveDir: '.' }
    })
  },
}
