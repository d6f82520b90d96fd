import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { setFolder } from '../tests/support/setFolder'
import { replaceFolder } from './replaceFolder'

const at = setFolder()
const place = () => at('dist')

const write = (text: string) => async (folder: string) => {
  fs.writeFileSync(path.join(folder, `${text}.txt`), text)
}

test('a folder is there as a whole or as it was, and nothing is left beside it', async () => {
  await replaceFolder(place(), write('first'))
  await replaceFolder(place(), async (folder) => {
    await write('second')(folder)
    expect(fs.readdirSync(place())).toEqual(['first.txt'])
  })
  expect(fs.readdirSync(place())).toEqual(['second.txt'])
  expect(fs.readdirSync(at())).toEqual(['dist'])
  expect(fs.statSync(place()).mode & 0o777).toBe(0o755)
})

test('a failed build leaves what was there', async () => {
  await replaceFolder(place(), write('first'))
  const failing = replaceFolder(place(), async (folder) => {
    await write('half')(folder)
    throw new Error('no such module')
  })
  await expect(failing).rejects.toThrow('no such module')
  expect(fs.readdirSync(place())).toEqual(['first.txt'])
  expect(fs.readdirSync(at())).toEqual(['dist'])
})
