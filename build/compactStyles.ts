import fs from 'node:fs'
import type { Plugin } from 'esbuild'

/** Comments on lines of their own, indentation, and line breaks after `;` and `{` (no comment before them). */
const spare = /^[ \t]*\/\*[\s\S]*?\*\/[ \t]*\n|^[ \t]+|(?<=^(?!.*\/\/).*[;{])\n/gm

/**
 * Takes what only readers of the source need out of the templates that styles are written in, which
 * esbuild leaves as they are. For the server's bundle too: Emotion makes a style's name of its text.
 */
export const compactStyles: Plugin = {
  name: 'compact styles',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]views[\\/].*\.tsx?$/, namespace: 'file' }, async ({ path }) => ({
      contents: (await fs.promises.readFile(path, 'utf8')).replace(spare, ''),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }))
  },
}
