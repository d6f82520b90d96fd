import fs from 'node:fs'
import path from 'node:path'

/**
 * Builds into a new folder beside `place` and moves it there once it is complete. Until then, and
 * when the build fails, what was in `place` stays: a site may be running from it.
 */
export async function replaceFolder<T>(
  place: string,
  build: (folder: string) => Promise<T>,
): Promise<T> {
  fs.mkdirSync(path.dirname(path.resolve(place)), { recursive: true })
  const folder = fs.mkdtempSync(`${place}.`)
  const former = `${folder}.former`
  try {
    const result = await build(folder)
    // mkdtemp makes a folder that only its owner may enter; a build may be run by other users.
    fs.chmodSync(folder, 0o755)
    if (fs.existsSync(place)) fs.renameSync(place, former)
    fs.renameSync(folder, place)
    return result
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
    fs.rmSync(former, { recursive: true, force: true })
  }
}
