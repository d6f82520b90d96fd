import fs from 'node:fs'
import path from 'node:path'
import type { RequestHandler } from 'express'
import { picturesFolder } from '../shared/pictures/Picture'

const versioned = new RegExp(`^${picturesFolder}[\\w-]+/([\\w-]+\\.(?:avif|webp))$`)

/**
 * Sends who asks for a picture by another build's version to this build's: a tab from before the last
 * release, or a page of a neighbour that is already a release ahead.
 * @param folder of the built files, which hold the pictures of one version
 */
export function formerPictures(folder: string): RequestHandler {
  const parent = path.join(folder, picturesFolder)
  const [version] = fs.existsSync(parent) ? fs.readdirSync(parent) : []
  const files = new Set(version === undefined ? [] : fs.readdirSync(path.join(parent, version)))
  return (request, response, next) => {
    const [, file] = versioned.exec(request.path) ?? []
    if (file === undefined || !files.has(file)) return next()
    response.set('Cache-Control', 'no-store')
    response.redirect(302, `${picturesFolder}${version}/${file}`)
  }
}
