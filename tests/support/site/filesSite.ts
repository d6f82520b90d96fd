import fs from 'node:fs'
import http, { type IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { newSqlitePlace } from '../servers/databases'
import { openTestSite } from './site'

interface FileAnswer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A site that has built files. */
export interface FilesSite {
  url: string
  /** Where its files lie. */
  folder: string
  logged: string[]
  /**
   * Asks for exactly this path; other clients resolve its dots, and ask for encodings themselves.
   */
  ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<FileAnswer>
  stop: () => Promise<void>
}

/** More than a connection takes at once. */
export const largeSize = 9 * 1024 * 1024

/**
 * Starts the site with files in its public folder.
 * @param contents by path
 */
export async function startFilesSite(
  contents: Record<string, string | Buffer>,
): Promise<FilesSite> {
  const place = await newSqlitePlace()
  const folder = path.join(place.dataDir, 'site', 'public')
  for (const [name, content] of Object.entries(contents)) {
    const file = path.join(folder, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, content)
  }
  const site = await openTestSite(place, {}, {}, folder)
  await site.ready
  const { hostname: host, port } = new URL(site.url)
  const ask: FilesSite['ask'] = (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const options = { host, port, path, method, headers }
      const asking = http.request(options, async (response) => {
        const { statusCode: status, headers } = response
        resolve({ status, headers, body: await buffer(response) })
      })
      asking.on('error', reject).end()
    })
  const stop = async () => {
    await site.stop()
    await place.remove()
  }
  return { url: site.url, folder, logged: site.logged, ask, stop }
}
