import { expect, test } from '@jest/globals'
import { givenShop } from '../../tests/support/site/givenShop'
import type { LoadedPage, PageLoaders } from './LoadedPage'
import { PageLibrary } from './PageLibrary'

const home = { reads: [], text: { title: 'Home' } } as unknown as LoadedPage

/** A library whose pages come by the given attempts, one after the other, and what it has said. */
function libraryOf(...attempts: (() => Promise<LoadedPage>)[]) {
  const said: string[] = []
  const load = () => attempts.shift()?.() ?? Promise.reject(new Error('asked once too often'))
  const library = new PageLibrary(
    { home: load } as unknown as PageLoaders,
    givenShop,
    () => said.push('failed'),
    () => said.push('waiting'),
  )
  return { library, said }
}

const succeeds = async () => home
const fails = () => Promise.reject(new Error('away'))

test('a page is loaded once, and not waited for when it is there', async () => {
  const { library, said } = libraryOf(succeeds)
  expect(library.loaded('home', 'it')).toBeUndefined()
  await library.load('home', 'it')
  expect(library.loaded('home', 'it')).toBe(home)
  const needed = library.needed('home', 'it')
  expect(needed).toMatchObject({ status: 'fulfilled', value: home })
  expect(library.needed('home', 'it')).toBe(needed)
  expect(said).toEqual([])
})

test('a page that is waited for keeps its promise when it is there, as React wants it', async () => {
  const { library } = libraryOf(succeeds)
  const needed = library.needed('home', 'it')
  expect(await needed).toBe(home)
  expect(library.needed('home', 'it')).toBe(needed)
})

test('after a failure ahead of a click a later attempt may succeed', async () => {
  const { library, said } = libraryOf(fails, succeeds)
  await expect(library.load('home', 'it')).rejects.toThrow('away')
  expect(await library.needed('home', 'it')).toBe(home)
  expect(said).toEqual(['waiting'])
})
