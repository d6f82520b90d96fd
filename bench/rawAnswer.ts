import http from 'node:http'
import { buffer } from 'node:stream/consumers'

/** What browsers say that they accept. */
export const accepted = 'gzip, deflate, br'

interface RawAnswer {
  status: number | undefined
  /** Names and values in turn, as they came. */
  headers: string[]
  body: Buffer
}

/** An answer as it travels, compressed as for a browser. */
export function rawAnswer(url: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asking = http.get(url, { headers: { 'Accept-Encoding': accepted } }, async (response) => {
      const { statusCode: status, rawHeaders: headers } = response
      resolve({ status, headers, body: await buffer(response) })
    })
    asking.on('error', reject)
  })
}
