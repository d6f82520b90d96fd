import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { routeList } from '../../src/shared/routes'
import { siteOfSuite } from '../../tests/support/site/siteOfSuite'
import emotionHash from './emotionHash'

// In production two styles with one name are not reported.
process.env.NODE_ENV = 'test'

const site = siteOfSuite()

const someStyle = (number: number) => createHash('sha256').update(`${number}`).digest('hex')

test('a style has always the same name, of four letters and digits', () => {
  const names = Array.from({ length: 500 }, (_, number) => emotionHash(someStyle(number)))
  expect(names.filter((name) => !/^[0-9a-zA-Z]{4}$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(500)
  expect(emotionHash(someStyle(0))).toBe(names[0])
})

test.each(routeList)('no two styles of the page at $path have one name', async ({ path }) => {
  expect(await fetch(site.url + path)).toMatchObject({ status: 200 })
})

test('two styles with one name are an error', () => {
  const nameMany = () => {
    for (let number = 0; number < 40_000; number += 1) emotionHash(someStyle(number))
  }
  expect(nameMany).toThrow(/^Two styles are named \w{4}: /)
})
