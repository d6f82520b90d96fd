import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach } from '@jest/globals'

/**
 * An empty folder for each test of the suite that calls this, after what else is to happen at the
 * end of a test.
 * @returns the path of what lies in it; without a name its own
 */
export function setFolder(): (...names: string[]) => string {
  let folder = ''
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chiomara-'))
  })
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))
  return (...names) => path.join(folder, ...names)
}
