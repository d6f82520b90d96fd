import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

test('every prop of a styled element’s own is kept out of the document by its name', () => {
  const files = fs
    .readdirSync('views', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  const handedOn = files.filter((file) =>
    /styled\.\w+<|styled\('\w+'\)</.test(fs.readFileSync(path.join('views', file), 'utf8')),
  )
  expect(handedOn).toEqual([])
})
