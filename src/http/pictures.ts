import type { RequestHandler } from 'express'
import send from 'send'
import { errorCode, HttpError } from '../core/errors'
import { events, type Logger, loggedPath } from '../core/log'
import { requestIdOf } from '../core/requestId'
import { picturesFolder } from '../shared/builtFolders'
import type { PictureHashes } from '../shared/pictures/Picture'
import { type BuiltFiles, fileLifetime } from './builtFiles'

const hashed = new RegExp(`^${picturesFolder}[\\w-]+/([\\w-]+\\.(?:avif|webp))$`)

/**
 * Sends pictures from the disk. A hashed address of another build is redirected to this build's: such
 * requests come from tabs opened before the last release, and from pages of a server that is already a
 * release ahead.
 */
export function pictures(
  { pictures, folder }: BuiltFiles,
  photographs: { served: ReadonlyMap<string, string>; pictures: PictureHashes },
  log: Logger,
): RequestHandler {
  const present = new Map<string, string>()
  for (const address of pictures.keys()) {
    const [, name] = hashed.exec(address) ?? []
    if (name !== undefined) present.set(name, address)
  }

  /** The address of a photograph's file, by the file's name: `hero-360.avif`. */
  const photographAt = (file: string) => {
    const [, name = ''] = /^(.+)-\d+\.\w+$/.exec(file) ?? []
    const hash = photographs.pictures[name]
    return hash && `${picturesFolder}${hash}/${file}`
  }

  return (request, response, next) => {
    const { path } = request
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const photograph = photographs.served.get(path)
    const size = pictures.get(path)
    if (photograph === undefined && size === undefined) {
      const [, name = ''] = hashed.exec(path) ?? []
      const address = photographAt(name) ?? present.get(name)
      if (address === undefined) return next()
      response.set('Cache-Control', 'no-store')
      response.redirect(302, address)
      return
    }
    const tell = (error: string) =>
      log.error({ request: requestIdOf(request), path: loggedPath(path), error }, events.fileFailed)
    const options = { cacheControl: false, index: false } as const
    const sent =
      photograph === undefined
        ? send(request, path, { ...options, root: folder, dotfiles: 'deny' })
        : send(request, encodeURI(photograph), { ...options, dotfiles: 'allow' })
    sent
      .on('headers', (_response, _file, found) => {
        const isSame = photograph !== undefined || found.size === size
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
