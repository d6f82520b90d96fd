import { expect, test } from '@jest/globals'
import request from 'supertest'
import { hasJava, markupErrors } from '../../tests/support/htmlChecker'
import { siteOfSuite } from '../../tests/support/siteOfSuite'
import { routeList } from '../shared/routes'

const site = siteOfSuite()

/** Where there is no Java the checker is left out; a machine for integration must have it. */
const testWithJava = hasJava || process.env.CI === 'true' ? test : test.skip

/** Longer than Java needs for all pages on a machine that does much else. */
const timeoutMs = 600_000

testWithJava(
  'the Nu HTML checker finds no error in any page',
  async () => {
    const pages = new Map<string, string>()
    for (const { path: address } of [...routeList, { path: '/nope' }]) {
      pages.set(address, (await request(site.url).get(address)).text)
    }
    expect(await markupErrors(pages)).toEqual([])
  },
  timeoutMs,
)
