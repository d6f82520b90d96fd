import fs from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { catalogue } from '../../knex/seeds/catalogue'
import { newSqlitePlace } from '../../tests/support/servers/databases'
import { assets, siteEnvironment } from '../../tests/support/site/site'
import { setStage } from '../../tests/support/site/stage'
import { readConfig } from '../config/config'
import { createLogger, events } from '../core/log'
import type { Product } from '../shared/products'
import { openSite } from '../site'
import { standIn } from './standIns'

describe('Products whose picture the site does not have', () => {
  const stage = setStage(newSqlitePlace)

  const startWith = async (imageUrl: string) => {
    const site = await stage.start()
    const first = { imageUrl: '/images/protesi-uomo-1.jpg' }
    await site.services.database.knex('products').where(first).update({ imageUrl })
    await site.services.content.refresh()
    return site
  }

  const imagesAt = async (url: string) => {
    const products = (await (await fetch(`${url}/api/products`)).json()) as Product[]
    return products.map(({ imageUrl }) => imageUrl)
  }

  test('are shown with a stand-in, and named once in the log', async () => {
    const site = await startWith('/images/gone.jpg')
    const images = await imagesAt(site.url)
    expect(images).toHaveLength(catalogue.length)
    expect(images).not.toContain('/images/gone.jpg')
    expect(images).toContain('/images/no-picture.jpg')
    expect(images).toContain('/images/protesi-uomo-4.jpg')
    const html = await (await fetch(`${site.url}/prodotti`)).text()
    expect(html).toContain('/no-picture-192.avif')

    await site.services.content.refresh()
    const lines = site.logged.filter((line) => line.includes(events.picturesMissing))
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'warn',
      details: [expect.stringMatching(/^.+: \/images\/gone\.jpg$/)],
      count: 1,
    })
  })

  test.each(['https://evil.example/x.png', '//evil.example/x.png', '', '/images/../x.png'])(
    'are shown with it too where the address is none of ours: %j',
    async (address) => {
      const site = await startWith(address)
      expect(await imagesAt(site.url)).toContain('/images/no-picture.jpg')
      expect(await imagesAt(site.url)).not.toContain(address)
      for (const page of ['/', '/prodotti', '/galleria', '/prodotti/tape-in-kit']) {
        const html = await (await fetch(site.url + page)).text()
        expect([page, html.includes('evil.example')]).toEqual([page, false])
      }
    },
  )
})

test('Which pictures there are, a site takes from its build’s manifest', async () => {
  const place = await newSqlitePlace()
  const environment = { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', ...siteEnvironment(place) }
  const built = { ...assets, pictures: { [standIn]: '000000' } }
  const site = await openSite(
    readConfig(environment),
    built,
    createLogger('silent', process.stdout),
  )
  await site.ready
  const { products = [] } = site.services.content.shown
  expect(new Set(products.map(({ imageUrl }) => imageUrl))).toEqual(
    new Set(['/images/no-picture.jpg']),
  )
  await site.stop()
  await place.remove()
})

test('The stand-in is among the masters that a build is made of', () => {
  expect(fs.existsSync(`public/images/${standIn}.svg`)).toBe(true)
})
