import type { RequestHandler } from 'express'
import sirv from 'sirv'
import { picturesFolder } from '../shared/pictures/Picture'

/** Folder of the files whose names carry a hash of their content. */
export const hashedFolder = '/assets/'

/** Folders of files that never change under one name. */
const lastingFolders = [hashedFolder, picturesFolder, '/fonts/']

/**
 * Serves the built files, those compressed at build time as such. Their list is read once, here:
 * whatever is not in it (dotfiles, folders) is not served.
 */
export function staticFiles(folder: string): RequestHandler {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, pathname) => {
      const isLasting = lastingFolders.some((folder) => pathname.startsWith(folder))
      response.setHeader(
        'Cache-Control',
        isLasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    serve(request, response, next)
  }
}
