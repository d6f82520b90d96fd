import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const checker = path.resolve('node_modules/vnu-jar/build/dist/vnu.jar')

/** Whether the Nu HTML checker can run here. */
export const hasJava = (process.env.PATH ?? '')
  .split(path.delimiter)
  .some((folder) => fs.existsSync(path.join(folder, 'java')))

interface Finding {
  url: string
  message: string
  extract?: string
}

/** Properties and units that browsers have and the checker does not know yet. */
const newCss = /animation-(timeline|range)|container-type|\dcq[whi]\b/

/**
 * Java's fast compiler alone: the other one works for half of the few seconds, and gains nothing in
 * them. What it makes needs a larger stack for the checker's schemas.
 */
const java = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss16m']

/** @throws where there is no Java */
function findings(files: readonly string[]): Promise<Finding[]> {
  return new Promise((resolve, reject) => {
    const options = [...java, '-jar', checker, '--errors-only', '--exit-zero-always', '--stdout']
    execFile(
      'java',
      [...options, '--format', 'json', ...files],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, stdout) => {
        if (error) reject(error)
        else resolve((JSON.parse(stdout) as { messages: Finding[] }).messages)
      },
    )
  })
}

/**
 * What the Nu HTML checker finds wrong with pages.
 * @param pages the markup of each by its address
 */
export async function markupErrors(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chiomara-markup-'))
  try {
    const files = [...pages].map(([address, markup]) => {
      const file = path.join(folder, `${address.replaceAll('/', '_')}.html`)
      fs.writeFileSync(file, markup)
      return file
    })
    return (await findings(files))
      .filter(({ message, extract = '' }) => {
        return !(message.startsWith('CSS: ') && newCss.test(message + extract))
      })
      .map(({ url, message }) => `${path.basename(url)}: ${message}`)
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}
