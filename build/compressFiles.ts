import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Writes compressed copies (`.br`, `.gz`) beside every file that compression makes smaller. */
export async function compressFiles(folder: string): Promise<void> {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|svg|txt|json|webmanifest)$/.test(file))
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name)
      const content = fs.readFileSync(file)
      fs.writeFileSync(`${file}.br`, await brotli(content))
      fs.writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }))
    }),
  )
}
