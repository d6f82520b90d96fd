import fs from 'node:fs'
import path from 'node:path'
import { readConfig } from '../config/config'
import { loggableError } from '../core/errors'
import { pictureNameIn } from '../shared/pictures'
import { openStores } from '../stores'
import { runCommand } from './program'
import type { Terminal } from './Terminal'

/**
 * Names of the built pictures. A built program has them beside it. One that runs from source takes
 * those of the build or, without a build, those that the next build would have.
 */
function builtPictures(): ReadonlySet<string> | undefined {
  const isSource = path.extname(import.meta.filename) === '.ts'
  const folder = (isSource ? ['../../dist/public', '../../public'] : ['public'])
    .map((one) => path.join(import.meta.dirname, one, 'images'))
    .find((one) => fs.existsSync(one))
  if (folder === undefined) return undefined
  return new Set(fs.readdirSync(folder).flatMap((file) => pictureNameIn(`/images/${file}`) ?? []))
}

const terminal: Terminal = {
  out: (text) => new Promise((resolve) => process.stdout.write(text, () => resolve())),
  note: (text) => process.stderr.write(text),
}

async function main(): Promise<number> {
  const stores = openStores(readConfig())
  try {
    const site = { ...stores, pictures: builtPictures() }
    return await runCommand(process.argv.slice(2), site, terminal)
  } finally {
    await stores.database.close()
  }
}

// A reader such as `head` closes the pipe as soon as it has enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

main().then(
  (code) => {
    process.exitCode = code
  },
  (error) => {
    // Messages of database errors quote rows, so only their kind is written.
    process.stderr.write(`That failed.\n${loggableError(error)}\n`)
    process.exitCode = 1
  },
)
