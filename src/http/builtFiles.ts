import fs from 'node:fs'
import path from 'node:path'
import { contentType } from 'mime-types'
import { describedAnswer, type Headers, type ReadyAnswer } from '../core/readyAnswer'
import { hashedFolder, picturesFolder } from '../shared/builtFolders'

export interface BuiltFiles {
  /** Everything but pictures, in memory, by address: some 2 MiB. */
  answers: ReadonlyMap<string, ReadyAnswer>
  /** The file of each picture, by address. */
  pictures: ReadonlyMap<string, string>
}

export const noFiles: BuiltFiles = { answers: new Map(), pictures: new Map() }

/** The folders of pictures: those of hashed addresses, and those of addresses that stay. */
const pictureFolders = [picturesFolder, '/images/']

/** Folders of files that never change under one name. */
const lastingFolders = [hashedFolder, picturesFolder, '/fonts/']

/** Endings of the copies that the build has compressed. */
const copies = /\.(?:br|gz)$/

/** Source maps and dotfiles, but those of the folder that RFC 8615 names. */
const isPrivate = (address: string) => /\/\.(?!well-known\/)|\.map$/.test(address)

export function fileLifetime(address: string): string {
  return lastingFolders.some((folder) => address.startsWith(folder))
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600'
}

/** Where there is a copy, and it is smaller, its bytes. */
function copyOf(file: string, ending: string, than: number): Buffer | undefined {
  const copy = file + ending
  if (!fs.existsSync(copy)) return undefined
  const content = fs.readFileSync(copy)
  return content.length < than ? content : undefined
}

function answerOf(file: string, address: string, headers: Headers): ReadyAnswer {
  const identity = fs.readFileSync(file)
  const br = copyOf(file, '.br', identity.length)
  const gzip = copyOf(file, '.gz', identity.length)
  const described = {
    ...headers,
    'Content-Type': contentType(path.extname(address)) || 'application/octet-stream',
    'Cache-Control': fileLifetime(address),
  }
  return describedAnswer({ identity, br, gzip }, described)
}

/**
 * Reads the files that the build has made for browsers. What is added to their folder later is not
 * served.
 * @param headers of every answer
 */
export function readBuiltFiles(folder: string, headers: Headers): BuiltFiles {
  const answers = new Map<string, ReadyAnswer>()
  const pictures = new Map<string, string>()
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`
    if (!entry.isFile() || isPrivate(address) || copies.test(address)) continue
    const isPicture = pictureFolders.some((one) => address.startsWith(one))
    if (isPicture) pictures.set(address, path.resolve(file))
    else answers.set(address, answerOf(file, address, headers))
  }
  return { answers, pictures }
}
