import { picturesFolder } from '../../shared/pictures/Picture'

/** Folder of the files whose names carry a hash of their content. */
export const hashedFolder = '/assets/'

/** Folders of files that never change under one name. */
const lastingFolders = [hashedFolder, picturesFolder, '/fonts/']

/** The Cache-Control value of a file. */
export function cacheControl(path: string): string {
  return lastingFolders.some((folder) => path.startsWith(folder))
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600'
}
