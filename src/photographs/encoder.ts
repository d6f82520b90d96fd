import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const here = path.dirname(fileURLToPath(import.meta.url))
const built = path.join(here, 'encodePhotograph.js')

/** Node's arguments that start the encoding of a photograph: the built script, or its source. */
export const photographEncoder: readonly string[] = fs.existsSync(built)
  ? [built]
  : ['--import', 'tsx', path.join(here, 'encodePhotograph.ts')]
