import path from 'node:path'
import { type Coding, CodingChoice } from '../CodingChoice'
import type { BuiltFile, BuiltFiles, Representation } from './BuiltFile'
import { contentType } from './contentType'
import { keepInMemory } from './keepInMemory'
import { cacheControl } from './lifetime'
import { type ListedFile, listFiles } from './listFiles'

/** Endings under which the build lays a file's codings beside it. */
const codings: Record<string, Coding> = { '.br': 'br', '.gz': 'gzip' }

/**
 * The built files as they are served: each with its codings, as many as fit in memory. What is
 * not listed is not served.
 * @param list as the build has made it; without one the files are read for it now
 */
export function readBuiltFiles(folder: string, list = listFiles(folder)): BuiltFiles {
  const listed = new Map(list.map((one) => [one.path, one]))
  const representation = (coding: Coding, { path: name, size, hash }: ListedFile) =>
    ({ coding, file: path.join(folder, name), size, etag: `"${hash}"` }) satisfies Representation

  const choices = new Map<string, CodingChoice>()
  const choiceAmong = (available: readonly Coding[]) => {
    const known = choices.get(available.join()) ?? new CodingChoice(available)
    choices.set(available.join(), known)
    return known
  }

  const files = new Map<string, BuiltFile>()
  for (const one of list) {
    const ending = path.extname(one.path)
    if (ending in codings && listed.has(one.path.slice(0, -ending.length))) continue
    const coded = Object.entries(codings).flatMap(([suffix, coding]) => {
      const copy = listed.get(one.path + suffix)
      return copy && copy.size < one.size ? [representation(coding, copy)] : []
    })
    const [smallest, ...others] = coded.sort((a, b) => a.size - b.size)
    const plain = representation('identity', one)
    const representations: BuiltFile['representations'] = smallest
      ? [smallest, ...others, plain]
      : [plain]
    files.set(one.path, {
      type: contentType(one.path),
      cacheControl: cacheControl(one.path),
      representations,
      choice: choiceAmong(representations.map((one) => one.coding)),
    })
  }
  keepInMemory(files)
  return files
}
