import type { RequestHandler } from 'express'
import type { HttpError } from '../core/errors'
import { picturesFolder } from '../shared/builtFolders'
import { fileLifetime } from './builtFiles'

/** Files on the disk, by address. */
type Files = ReadonlyMap<string, string>

const hashed = new RegExp(`^${picturesFolder}[\\w-]+/([\\w-]+\\.(?:avif|webp))$`)

/**
 * Sends pictures from the disk. A hashed address of another build is redirected to this build's:
 * tabs opened before the last release ask for it, and pages of a server that is a release ahead.
 * @param own the shop's own, which take the place of the built ones
 */
export function sendPictures(built: Files, own: () => Files): RequestHandler {
  const addressNow = (file: string) =>
    [...own().keys(), ...built.keys()].find(
      (address) => address.startsWith(picturesFolder) && address.endsWith(`/${file}`),
    )

  return (request, response, next) => {
    const { path, method } = request
    if (method !== 'GET' && method !== 'HEAD') return next()
    const file = own().get(path) ?? built.get(path)
    if (file === undefined) {
      const [, name] = hashed.exec(path) ?? []
      const address = name && addressNow(name)
      if (!address) return next()
      response.set('Cache-Control', 'no-store')
      response.redirect(302, address)
      return
    }
    const options = {
      cacheControl: false,
      headers: { 'Cache-Control': fileLifetime(path) },
      // What was made of the shop's own lies in such a folder.
      dotfiles: 'allow',
    } as const
    response.sendFile(file, options, (error?: Partial<HttpError & NodeJS.ErrnoException>) => {
      // Without a status, the client has left.
      if (!error?.status) return
      if (!response.headersSent) response.removeHeader('Content-Type')
      // A file that is not there is a fault of ours.
      next(error.code === 'ENOENT' ? Object.assign(error, { status: 500 }) : error)
    })
  }
}
