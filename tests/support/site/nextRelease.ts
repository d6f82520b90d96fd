import fs from 'node:fs'
import { bundleProgram } from './bundleProgram'

/** Stands behind the last migration that the sources have. */
const end = '\n}\n\n/** Every migration'

/** Makes the program of a release with one migration more than this one has. */
export const bundleNextRelease = () =>
  bundleProgram('tests/support/site/faultServer.ts', {
    name: 'nextRelease',
    setup({ onLoad }) {
      onLoad({ filter: /knex\/knexfile\.ts$/ }, ({ path }) => {
        const source = fs.readFileSync(path, 'utf8')
        if (!source.includes(end)) throw new Error('The list of migrations looks different')
        const contents = source.replace(end, `\n  '999_next': next,${end}`)
        return {
          contents: `import * as next from '../tests/support/site/nextMigration'\n${contents}`,
          loader: 'ts',
        }
      })
    },
  })
