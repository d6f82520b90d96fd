import fs from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { postTo } from '../support/site/site'
import { visitor } from './ContactPage'
import { expect, test } from './site'

/** As long as salons' addresses are. */
const email = 'maria.antonietta.dangelo.parrucchieri@salone-di-bellezza-milano.example.com'

test('Every mail fits a phone', async ({ blank, newSite }) => {
  const site = await newSite({
    SITE_URL: 'https://www.un-nome-piuttosto-lungo.example',
    ACKNOWLEDGE: 'on',
  })
  const post = postTo(site.url)
  const page = '/en/products/italian-keratine-glue-professional'
  const response = await post({
    ...{ ...visitor, email, page, message: `https://${'x'.repeat(200)}` },
    items: [
      { product: 'Tape-in 40 cm, castano scuro', quantity: 10_000 },
      { product: 'x'.repeat(200), quantity: 3 },
    ],
    company: 'x'.repeat(200),
    vatNumber: '1'.repeat(40),
  })
  expect(response.status).toBe(201)
  const folder = path.join(site.dataDir, 'mail')
  const mails = () =>
    (fs.existsSync(folder) ? fs.readdirSync(folder) : []).filter((name) => name.endsWith('.eml'))
  await expect.poll(() => mails().length).toBe(2)
  for (const width of [360, 400, 640]) {
    await blank.setViewportSize({ width, height: 700 })
    for (const name of mails()) {
      const mail = await PostalMime.parse(fs.readFileSync(path.join(folder, name)))
      await blank.setContent(mail.html ?? '')
      const wide = await blank.evaluate(() => document.documentElement.scrollWidth)
      expect([name, wide]).toEqual([name, width])
    }
  }
})
