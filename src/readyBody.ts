import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Request, Response } from 'express'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** A body that is the same for everybody: compressed once, sent many times. */
export interface ReadyBody {
  identity: Buffer
  br: Buffer
  gzip: Buffer
  /** Weak, since the encodings share it. */
  etag: string
}

export async function prepareBody(text: string): Promise<ReadyBody> {
  const identity = Buffer.from(text)
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip(identity, { level: 9 }),
  ])
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { identity, br, gzip: gz, etag: `W/"${hash}"` }
}

/**
 * Sends the body in the best encoding that the browser accepts, or a 304 if the browser has it. Sets
 * neither status nor type.
 */
export function sendReady(request: Request, response: Response, body: ReadyBody): void {
  response.vary('Accept-Encoding')
  response.set({ 'Cache-Control': 'no-cache', ETag: body.etag })
  if (response.statusCode === 200 && request.fresh) {
    response.status(304).end()
    return
  }
  // Asked one by one: given both, Express follows the browser's order, which names gzip first.
  const encoding = (['br', 'gzip'] as const).find((one) => request.acceptsEncodings(one) === one)
  if (encoding) response.set('Content-Encoding', encoding)
  const bytes = body[encoding ?? 'identity']
  response.set('Content-Length', String(bytes.length))
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
