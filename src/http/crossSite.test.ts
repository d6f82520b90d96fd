import { expect, test } from '@jest/globals'
import request from 'supertest'
import { validRequest } from '../../tests/support/site/site'
import { siteOfSuite } from '../../tests/support/site/siteOfSuite'

const site = siteOfSuite({ SITE_URL: 'https://shop.example' })

const post = (headers: Record<string, string>) =>
  request(site.url).post('/api/contacts').set(headers).send(validRequest)

const foreign: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'Same-Origin' },
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://shop.example' },
  { Origin: 'https://evil.example' },
  { Origin: 'https://shop.example.evil.example' },
  { Origin: 'https://sub.shop.example' },
  { Origin: 'null' },
  { Origin: 'shop.example' },
]

test.each(foreign)('a post with %j is refused and not kept', async (headers) => {
  const response = await post(headers)
  expect(response.status).toBe(403)
  expect(response.body).toEqual({ message: expect.any(String) })
  expect(await site.services.database.knex('contacts').select('id')).toEqual([])
})

test('a post of our own page is accepted', async () => {
  const own: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://shop.example' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'https://shop.example' },
    { Origin: site.url },
    { Host: 'www.shop.example', Origin: 'https://www.shop.example' },
  ]
  for (const headers of own) expect([headers, (await post(headers)).status]).toEqual([headers, 201])
})

test('a program that sends neither header is accepted', async () => {
  expect((await post({})).status).toBe(201)
})
