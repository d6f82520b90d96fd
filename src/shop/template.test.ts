import { expect, test } from '@jest/globals'
import { terms } from '../../views/text/terms'
import { neededDetails } from './defaults'
import { readShopFile } from './readShopFile'
import { shopTemplate } from './template'

test('The template says nothing by itself', () => {
  expect(readShopFile(shopTemplate())).toMatchObject({ file: {} })
})

test('Each of its examples is one that the file may hold, and none is missing', () => {
  const examples = shopTemplate()
    .split('\n')
    .filter((line) => /^# +(- )?\w+: ?/.test(line) && !line.startsWith('# Condizioni:'))
    .map((line) => line.slice(2))
  const read = readShopFile(examples.join('\n').replaceAll('…', 'testo'))
  if (!('file' in read)) throw new Error(read.problems.join('\n'))
  const { file } = read
  expect(Object.keys(file)).toEqual(
    expect.arrayContaining([...neededDetails, 'hours', 'closed', 'notice', 'pictures']),
  )
  expect(Object.keys(file.terms ?? {})).toEqual(Object.keys(terms))
})
