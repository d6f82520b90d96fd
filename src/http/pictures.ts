import type { RequestHandler } from 'express'
import send from 'send'
import { errorCode, HttpError } from '../core/errors'
import { events, type Logger, loggedPath } from '../core/log'
import { requestIdOf } from '../core/requestId'
import { picturesFolder } from '../shared/builtFolders'
import { type BuiltFiles, fileLifetime } from './builtFiles'

const hashed = new RegExp(`^${picturesFolder}[\\w-]+/([\\w-]+\\.(?:avif|webp))$`)

/**
 * Sends pictures from the disk. A hashed address of another build is redirected to this build's: such
 * requests come from tabs opened before the last release, and from pages of a server that is already a
 * release ahead.
 */
export function pictures({ pictures, folder }: BuiltFiles, log: Logger): RequestHandler {
  const present = new Map<string, string>()
  for (const address of pictures.keys()) {
    const [, name] = hashed.exec(address) ?? []
    if (name !== undefined) present.set(name, address)
  }

  return (request, response, next) => {
    const { path } = request
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const size = pictures.get(path)
    if (size === undefined) {
      const [, name = ''] = hashed.exec(path) ?? []
      const address = present.get(name)
      if (address === undefined) return next()
      response.set('Cache-Control', 'no-store')
      response.redirect(302, address)
      return
    }
    const tell = (error: string) =>
      log.error({ request: requestIdOf(request), path: loggedPath(path), error }, events.fileFailed)
    send(request, path, { root: folder, cacheControl: false, dotfiles: 'deny', index: false })
      .on('headers', (_response, _file, found) => {
        const isSame = found.size === size
        if (!isSame) tell('changed')
        response.set('Cache-Control', isSame ? fileLifetime(path) : 'no-store')
      })
      .on('stream', (content) => {
        const length = Number(response.get('Content-Length'))
        // If the file was cut short meanwhile, the client would wait for the rest.
        content.on('end', () => {
          if (content.bytesRead < length) response.destroy()
        })
      })
      .on('error', (error) => {
        const { status, code } = error
        if (status >= 500 || code === 'ENOENT') tell(errorCode(error))
        response.removeHeader('Content-Type')
        if (response.headersSent) response.destroy()
        else
          next(code === 'ENOENT' ? new HttpError(404, 'There is nothing at this address.') : error)
      })
      .pipe(response)
  }
}
