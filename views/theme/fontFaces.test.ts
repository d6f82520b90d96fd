import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { charactersOf } from '../../tests/support/texts/fontCharacters'
import { fontFiles } from './fontFaces'

const sources = ['views', 'src/shared', 'knex/seeds'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8')),
)
const used = [...new Set(sources.join(''))].filter((one) => one >= ' ')

test.each(Object.values(fontFiles))('%s holds every character of the texts', (file) => {
  const held = charactersOf(fs.readFileSync(path.join('public', file)))
  expect(held.size).toBeGreaterThan(100)
  expect(used.filter((one) => !held.has(one.codePointAt(0) ?? 0))).toEqual([])
})
