import http from 'node:http'
import { describe, expect, test } from '@jest/globals'
import request from 'supertest'
import { siteOfSuite } from '../../tests/support/site/siteOfSuite'
import { version } from '../shared/version'

const site = siteOfSuite({ SITE_URL: 'http://shop.example' })

test('only a site that is served over https asks browsers to stay there', async () => {
  for (const path of ['/', '/api/products', '/nothing', '/healthz']) {
    const response = await request(site.url).get(path)
    expect(response.headers).not.toHaveProperty('strict-transport-security')
    expect(response.get('Content-Security-Policy')).not.toContain('upgrade-insecure-requests')
  }
})

test('the site’s state is up, with its version, and ready with a database that answers', async () => {
  expect((await request(site.url).get('/healthz')).body).toEqual({ status: 'up', version })
  const ready = { status: 'ready', checks: { database: 'ok' } }
  expect((await request(site.url).get('/readyz')).body).toMatchObject(ready)
  for (const path of ['/healthz', '/readyz']) {
    expect((await request(site.url).head(path)).status).toBe(200)
  }
})

describe('a method that nobody asks with', () => {
  const statusOf = (method: string, path: string) =>
    new Promise<string>((resolve, reject) => {
      const asking = http.request(site.url + path, { method }, (response) => {
        response.resume()
        resolve(`${response.statusCode} ${response.headers.allow}`)
      })
      asking.on('error', reject).end()
    })

  const refused = ['TRACE', 'OPTIONS', 'POST', 'PUT', 'DELETE']
  test.each(refused)('%s is refused on pages, texts, health and products', async (method) => {
    for (const path of ['/', '/nothing', '/robots.txt', '/healthz', '/readyz', '/api/products']) {
      expect([path, await statusOf(method, path)]).toEqual([path, '405 GET, HEAD'])
    }
  })

  test('the contact page takes its form as well, and requests cannot be read or changed', async () => {
    expect(await statusOf('PUT', '/contatti')).toBe('405 GET, HEAD, POST')
    for (const method of ['TRACE', 'OPTIONS', 'GET', 'HEAD', 'PUT', 'DELETE']) {
      expect([method, await statusOf(method, '/api/contacts')]).toEqual([method, '405 POST'])
    }
  })
})
