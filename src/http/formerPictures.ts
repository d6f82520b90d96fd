import type { RequestHandler } from 'express'
import { picturesFolder } from '../shared/pictures/Picture'
import type { BuiltFiles } from './files/BuiltFile'

const hashed = new RegExp(`^${picturesFolder}[\\w-]+/([\\w-]+\\.(?:avif|webp))$`)

/**
 * Redirects requests for a picture under another build's hash to this build's: they come from tabs
 * opened before the last release, and from pages of a server that is already a release ahead.
 */
export function formerPictures(files: BuiltFiles): RequestHandler {
  const present = new Map<string, string>()
  for (const address of files.keys()) {
    const [, name] = hashed.exec(address) ?? []
    if (name !== undefined) present.set(name, address)
  }
  return (request, response, next) => {
    const [, name = ''] = hashed.exec(request.path) ?? []
    const address = present.get(name)
    if (address === undefined) return next()
    response.set('Cache-Control', 'no-store')
    response.redirect(302, address)
  }
}
