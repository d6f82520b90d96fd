import { expect, test } from '@jest/globals'
import type { HTMLElement } from 'node-html-parser'
import { documentAt, hrefs } from '../../tests/support/pageParts'
import { siteOfSuite } from '../../tests/support/siteOfSuite'
import { languages } from '../shared/languages'
import { pageIds, pathTo } from '../shared/routes'

const site = siteOfSuite()

test.each(languages)('links into a page lead to what is there, in %s', async (language) => {
  const documents = new Map<string, HTMLElement>()
  const documentOf = async (path: string) => {
    const known = documents.get(path) ?? (await documentAt(site, path))
    documents.set(path, known)
    return known
  }
  let followed = 0
  const dead: string[] = []
  for (const path of pageIds.map((page) => pathTo(page, language))) {
    for (const href of new Set(hrefs(await documentOf(path)))) {
      const { origin, pathname, search, hash } = new URL(href, site.url + path)
      if (origin !== site.url || hash === '') continue
      followed += 1
      const target = await documentOf(pathname + search)
      const id = decodeURIComponent(hash.slice(1))
      if (!target.querySelector(`[id="${id}"]`)) dead.push(`${path}: ${href}`)
    }
  }
  expect(dead).toEqual([])
  expect(followed).toBeGreaterThan(pageIds.length)
})
