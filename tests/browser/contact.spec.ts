import fs from 'node:fs'
import path from 'node:path'
import type { Page, Request, Route } from '@playwright/test'
import mysql from 'mysql2/promise'
import PostalMime, { type Email } from 'postal-mime'
import { SqliteConnection } from '../../knex/SqliteConnection'
import { apiPaths } from '../../src/shared/apiPaths'
import { languages } from '../../src/shared/languages'
import type { Product } from '../../src/shared/products'
import {
  honeypotField,
  type RequestField,
  referenceOf,
  requestFields,
  requestTypes,
} from '../../src/shared/requests'
import { pathTo } from '../../src/shared/routes'
import { en } from '../../views/pages/contacts/text.en'
import { it } from '../../views/pages/contacts/text.it'
import { mysqlPlace } from '../support/places'
import { startMailServer } from '../support/smtp'
import { ContactPage, isPost, visitor } from './ContactPage'
import { expect, test } from './site'

const everyPost = (url: URL) => url.pathname === apiPaths.contacts

/** The posts of requests, from now on. */
function postsOf(page: Page): Request[] {
  const posts: Request[] = []
  page.on('request', (request) => {
    if (isPost(request)) posts.push(request)
  })
  return posts
}

/** What the shop finds in its database. */
function savedRow(dataDir: string, id: string): Record<string, unknown> {
  const database = new SqliteConnection(path.join(dataDir, 'chiomara.sqlite'), { readOnly: true })
  try {
    const [row = {}] = database.all('SELECT * FROM contacts WHERE id = ?', id)
    return row
  } finally {
    database.close()
  }
}

/** The mail that was written to a file for want of a server. */
async function writtenMail(dataDir: string, id: string): Promise<Email> {
  const file = path.join(dataDir, 'mail', `${id}.request.eml`)
  await expect.poll(() => fs.existsSync(file)).toBe(true)
  return PostalMime.parse(fs.readFileSync(file))
}

function expectMail(mail: Email, id: string): void {
  expect(mail.subject).toContain(` · ${visitor.requestType} · ${referenceOf(id)}`)
  expect(mail.replyTo?.[0]?.address).toBe(visitor.email)
  expect(mail.text).toContain(`${visitor.firstName} ${visitor.lastName}`)
  expect(mail.text?.replaceAll('\r\n', '\n')).toContain(visitor.message)
}

test.describe('The form', () => {
  for (const language of languages) {
    test(`has labels, asterisks and placeholders, in ${language}`, async ({ page }) => {
      const contact = new ContactPage(page, language)
      await contact.open()
      const { labels, placeholders } = contact.text.form
      for (const name of requestFields) {
        const asterisk = name === 'phone' ? '' : ' *'
        const label = contact.form.locator(`label[for=${name}]`)
        await expect(label).toHaveText(labels[name] + asterisk)
        await expect(contact.field(name)).toHaveJSProperty('required', name !== 'phone')
        if (name === 'requestType') continue
        await expect(contact.field(name)).toHaveAttribute('placeholder', placeholders[name])
      }
      await expect(contact.form.getByText(contact.text.form.required)).toBeVisible()
      await expect(contact.field('message')).toHaveAttribute('rows', '5')
      await expect(contact.field('email')).toHaveAttribute('type', 'email')

      const type = contact.field('requestType')
      await expect(type).toHaveValue('')
      expect(
        await type.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text),
      ).toBe(placeholders.requestType)
      const options = type.getByRole('option').or(type.locator('option[hidden]'))
      await expect(options).toHaveText([
        placeholders.requestType,
        ...requestTypes.map((value) => contact.text.form.requestTypes[value]),
      ])
    })
  }

  test('says nothing of a field before it is sent, and speaks at every change from then on', async ({
    page,
  }) => {
    const posts = postsOf(page)
    const contact = new ContactPage(page, 'en')
    await contact.open()
    await contact.field('email').fill('not an address')
    await contact.field('phone').fill('x')
    await contact.field('firstName').focus()
    await contact.field('firstName').blur()
    for (const name of ['firstName', 'email', 'phone'] as const) await contact.expectNoProblem(name)

    await contact.submit.click()
    const { problems } = contact.text
    for (const name of ['firstName', 'lastName', 'requestType', 'message'] as const) {
      await contact.expectProblem(name, problems.required[name])
    }
    await contact.expectProblem('email', problems.email)
    await contact.expectProblem('phone', problems.phone)
    await expect(contact.field('firstName')).toBeFocused()

    await contact.field('firstName').pressSequentially('A')
    await contact.expectNoProblem('firstName')
    await contact.field('firstName').press('Backspace')
    await contact.expectProblem('firstName', problems.required.firstName)
    await contact.field('phone').fill('+39 3')
    await contact.expectNoProblem('phone')
    await contact.field('phone').fill('+39')
    await contact.expectProblem('phone', problems.tooShort)
    await contact.field('phone').fill('')
    await contact.expectNoProblem('phone')
    await contact.field('email').fill('anna@example.com')
    await contact.expectNoProblem('email')
    await contact.field('requestType').selectOption({ label: 'Bulk hair supply' })
    await contact.expectNoProblem('requestType')
    await contact.expectProblem('message', problems.required.message)
    expect(posts).toEqual([])
  })

  test('puts the focus on the first field that is wrong', async ({ page }) => {
    const posts = postsOf(page)
    const contact = new ContactPage(page, 'it')
    await contact.open()
    for (const name of ['message', 'email', 'lastName'] as const) {
      await contact.fill({ [name]: ' ' })
      await contact.submit.click()
      await expect(contact.field(name)).toBeFocused()
      await contact.expectProblem(name, contact.text.problems.required[name])
    }
    expect(posts).toEqual([])
  })
})

test.describe('A request', () => {
  for (const language of languages) {
    test(`is sent, saved and mailed, and the visitor told, in ${language}`, async ({
      page,
      site,
    }) => {
      const contact = new ContactPage(page, language)
      await contact.open()
      // The same text would be the same request.
      const message = `${visitor.message}\n${language}`
      await contact.fill({ message })
      const { id } = await contact.send()
      if (language === 'en') {
        await contact.expectToast(
          'Request sent!',
          'Thank you for contacting us. We will respond within 24 hours.',
        )
      } else {
        await contact.expectToast(it.toast.success.title, it.toast.success.description)
      }
      await contact.expectThanks(id)
      expect(savedRow(site.dataDir, id)).toMatchObject({
        ...visitor,
        message,
        language,
        page: pathTo('contacts', language),
        line: null,
        products: '[]',
        elapsedMs: expect.any(Number),
      })
      const mail = await writtenMail(site.dataDir, id)
      expectMail(mail, id)
      expect(mail.messageId).toBe(`<${id}.request@chiomara.example>`)

      await contact.main.getByRole('link', { name: contact.text.sent.again }).click()
      for (const name of Object.keys(visitor) as RequestField[]) {
        await expect(contact.field(name)).toHaveValue('')
      }
    })
  }

  test('keeps the button disabled and its label changed while it is under way', async ({
    page,
  }) => {
    const posts = postsOf(page)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(everyPost, async (route) => {
      await held
      await route.continue()
    })
    const contact = new ContactPage(page, 'en')
    await contact.open()
    await contact.fill()
    await contact.submit.click()
    const sending = contact.form.getByRole('button', { name: 'Sending...' })
    await expect(sending).toBeDisabled()
    await expect(contact.submit).toHaveCount(0)
    await contact.field('firstName').press('Enter')
    letGo()
    await expect(contact.main.getByRole('heading', { name: en.sent.heading })).toBeVisible()
    expect(posts).toHaveLength(1)
  })

  test('carries credentials, a content type and the six fields', async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: 'language', value: 'en', url: site.url }])
    // How the page asks for it, which the request itself does not show.
    await page.addInitScript(() => {
      const calls: unknown[] = []
      Object.assign(window, { calls })
      const { fetch } = window
      window.fetch = (input, init) => {
        calls.push({ input, method: init?.method ?? 'GET', credentials: init?.credentials })
        return fetch(input, init)
      }
    })
    const posts = postsOf(page)
    const contact = new ContactPage(page, 'en')
    await contact.open('?line=keratin-tips')
    await contact.fill({ requestType: 'Preventivo Extensions Cheratina' })
    await contact.send()
    const calls = await page.evaluate(() => (window as unknown as { calls: unknown[] }).calls)
    expect(calls).toEqual([{ input: '/api/contacts', method: 'POST', credentials: 'include' }])
    const headers = await posts[0]?.allHeaders()
    expect(headers).toMatchObject({ 'content-type': 'application/json', cookie: 'language=en' })
    expect(posts[0]?.postDataJSON()).toEqual({
      ...visitor,
      requestType: 'Preventivo Extensions Cheratina',
      products: [],
      items: [],
      company: '',
      vatNumber: '',
      language: 'en',
      page: '/en/contacts',
      line: 'keratin-tips',
      elapsedMs: expect.any(Number),
      [honeypotField]: '',
    })
  })

  test('has an Italian type whatever the label', async ({ page, site }) => {
    const contact = new ContactPage(page, 'en')
    for (const [label, value] of [
      ['General information', 'Informazioni Generali'],
      ['Professional hairdressers price list', 'Listino Parrucchieri Professionisti'],
    ] as const) {
      await contact.open()
      await contact.fill()
      await contact.field('requestType').selectOption({ label })
      const { id } = await contact.send()
      expect(savedRow(site.dataDir, id)).toMatchObject({ requestType: value, language: 'en' })
    }
  })

  for (const [language, query] of [
    ['it', '?linea=keratin-tips'],
    ['en', '?line=keratin-tips'],
  ] as const) {
    test(`that comes from a line has its type, and the products added, in ${language}`, async ({
      page,
      site,
    }) => {
      const products: Product[] = await (await page.request.get(apiPaths.products)).json()
      const names = products
        .filter(({ category }) => category === 'keratin-tips')
        .map(({ name, nameEn }) => (language === 'en' ? nameEn : name))
      const contact = new ContactPage(page, language)
      await contact.open(query)
      await expect(contact.field('requestType')).toHaveValue('Preventivo Extensions Cheratina')
      await expect(contact.items.getByRole('listitem')).toHaveCount(names.length)
      const [first, second] = [names[0] ?? '', names.at(-1) ?? '']
      await contact.add(second)
      await contact.add(first)
      await contact.quantity(first).fill('12')
      await contact.fill({ requestType: 'Preventivo Extensions Cheratina' })
      const { id } = await contact.send()
      const row = savedRow(site.dataDir, id)
      expect(row).toMatchObject({
        requestType: 'Preventivo Extensions Cheratina',
        line: 'keratin-tips',
      })
      expect(JSON.parse(String(row.items))).toEqual([
        { product: second, quantity: 1, known: true },
        { product: first, quantity: 12, known: true },
      ])
      const mail = await writtenMail(site.dataDir, id)
      expect(mail.text).toContain(first)
      expect(mail.text).toContain(second)
    })
  }

  test('of an unknown line has no type and no products', async ({ page }) => {
    const contact = new ContactPage(page, 'it')
    await contact.open('?linea=parrucche')
    await expect(contact.field('requestType')).toHaveValue('')
    await expect(contact.items).toHaveCount(0)
  })
})

test.describe('A request that fails', () => {
  const failures: { name: string; fail: (route: Route) => Promise<void> }[] = [
    { name: 'for want of the database', fail: (route) => route.fulfill({ status: 503, body: '' }) },
    {
      name: 'for a proxy’s own page',
      fail: (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    },
    {
      name: 'for a 400 without fields',
      fail: (route) => route.fulfill({ status: 400, body: 'no JSON' }),
    },
    { name: 'for want of a network', fail: (route) => route.abort() },
  ]
  for (const { name, fail } of failures) {
    test(`${name} says so, and keeps what was typed`, async ({ page, problems, site }) => {
      problems.allow(/Failed to load resource: .*\/api\/contacts\)$/)
      problems.allow(/^request failed: .*\/api\/contacts net::ERR_FAILED$/)
      const contact = new ContactPage(page, 'en')
      await contact.open()
      await contact.fill()
      await page.route(everyPost, fail)
      await contact.submit.click()
      await contact.expectToast(
        'Error',
        'An error occurred during sending. Please try again later.',
      )
      await expect(contact.toasts).toHaveAttribute('data-variant', 'destructive')
      await contact.expectFailure()
      await contact.expectFilled()

      await page.unroute(everyPost)
      const { id } = await contact.send()
      await contact.expectThanks(id)
      expect(savedRow(site.dataDir, id)).toMatchObject(visitor)
    })
  }

  test('speaks Italian on the Italian page', async ({ page, problems }) => {
    problems.allow(/Failed to load resource: .* 503 .*\/api\/contacts\)$/)
    const contact = new ContactPage(page, 'it')
    await contact.open()
    await contact.fill()
    await page.route(everyPost, (route) => route.fulfill({ status: 503 }))
    await contact.submit.click()
    await contact.expectToast(it.toast.error.title, it.toast.error.description)
    await contact.expectFailure()
    await contact.expectFilled()
  })

  test('for a field only the server refuses shows that at the field', async ({
    page,
    problems,
    site,
  }) => {
    problems.allow(/Failed to load resource: .* 400 .*\/api\/contacts\)$/)
    const contact = new ContactPage(page, 'en')
    await contact.open()
    await contact.fill({ email: 'anna..rossi@example.com' })
    const answered = page.waitForResponse((response) => isPost(response.request()))
    await contact.submit.click()
    expect((await answered).status()).toBe(400)
    await contact.expectProblem('email', en.problems.email)
    await expect(contact.field('email')).toBeFocused()
    await contact.expectToast(en.toast.refused.title, en.toast.refused.description)
    const summary = contact.form.getByRole('alert', { name: en.summary })
    await expect(summary.getByRole('listitem')).toHaveText(`E-mail: ${en.problems.email}`)
    await expect(contact.main.getByRole('heading', { name: en.failed.heading })).toHaveCount(0)
    for (const name of ['firstName', 'lastName', 'phone', 'message'] as const) {
      await contact.expectNoProblem(name)
      await expect(contact.field(name)).toHaveValue(visitor[name])
    }
    await contact.field('email').fill(visitor.email)
    await contact.expectNoProblem('email')
    await expect(summary).toHaveCount(0)
    const { id } = await contact.send()
    await contact.expectThanks(id)
    expect(savedRow(site.dataDir, id)).toMatchObject(visitor)
  })

  test('for several fields puts the focus on the first of them', async ({ page, problems }) => {
    problems.allow(/Failed to load resource: .* 400 .*\/api\/contacts\)$/)
    const contact = new ContactPage(page, 'it')
    await contact.open()
    await contact.fill()
    const fields = { message: 'characters', lastName: 'tooLong' }
    await page.route(everyPost, (route) =>
      route.fulfill({ status: 400, json: { message: 'refused', fields } }),
    )
    await contact.submit.click()
    await contact.expectProblem('lastName', it.problems.tooLong)
    await contact.expectProblem('message', it.problems.characters)
    await expect(contact.field('lastName')).toBeFocused()
    await contact.expectFilled()
  })
})

test.describe('The toast', () => {
  test('is one at a time, and the newest', async ({ page, problems }) => {
    problems.allow(/Failed to load resource: .* 503 .*\/api\/contacts\)$/)
    const contact = new ContactPage(page, 'en')
    await contact.open()
    await contact.fill()
    await page.route(everyPost, (route) => route.fulfill({ status: 503 }))
    await contact.submit.click()
    await expect(contact.toasts).toHaveCount(1)
    await contact.toasts.evaluate((toast) => toast.setAttribute('data-seen', ''))
    await contact.submit.click()
    await expect(page.locator('[data-seen]')).toHaveCount(0)
    await expect(contact.toasts).toHaveCount(1)

    await page.unroute(everyPost)
    await contact.send()
    await contact.expectToast(en.toast.success.title, en.toast.success.description)
    await expect(page.getByRole('region').getByText('Error', { exact: true })).toHaveCount(0)
  })

  test('has the focus on F8, and goes by its button', async ({ page }) => {
    const contact = new ContactPage(page, 'it')
    await contact.open()
    await contact.fill()
    await contact.send()
    await expect(contact.toasts).toHaveCount(1)
    await page.keyboard.press('F8')
    const region = page.getByRole('region', { name: 'Notifiche (F8)' })
    await expect(region.getByRole('list')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(contact.toasts).toBeFocused()
    await contact.toasts.getByRole('button', { name: 'Chiudi' }).click()
    await expect(contact.toasts).toHaveCount(0)
    await expect(contact.main.getByRole('heading', { name: it.sent.heading })).toBeVisible()
  })

  test('goes after five seconds, and the panel stays', async ({ page }) => {
    await page.clock.install()
    const contact = new ContactPage(page, 'it')
    await contact.open()
    await contact.fill()
    // From here on time goes by only when it is told to.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    const { id } = await contact.send()
    // The toast's code has to arrive, and React takes a moment to reveal it.
    const shown = async () => {
      await page.clock.runFor(100)
      return contact.toasts.count()
    }
    await expect.poll(shown).toBe(1)
    await contact.expectToast(it.toast.success.title, it.toast.success.description)
    await page.clock.runFor(4500)
    await expect(contact.toasts).toHaveCount(1)
    await page.clock.runFor(500)
    await expect(contact.toasts).toHaveCount(0)
    await contact.expectThanks(id)
  })

  test('is no wider than 420 px', async ({ page }) => {
    const contact = new ContactPage(page, 'en')
    await contact.open()
    await contact.fill()
    await contact.send()
    const region = page.getByRole('region', { name: 'Notifications (F8)' })
    const box = await region.getByRole('list').boundingBox()
    expect(box?.width).toBe(420)
  })
})

test.describe('On MariaDB and with a mail server', () => {
  test('a request is saved and mailed; while the database is away it stays in the form', async ({
    page,
    problems,
    databaseServer,
    newSite,
  }) => {
    test.slow()
    const mailServer = await startMailServer()
    const place = await mysqlPlace(databaseServer.url)
    try {
      const site = await newSite({
        DATABASE_URL: place.databaseUrl ?? '',
        SMTP_URL: mailServer.url,
        MAIL_TO: 'negozio@example.com',
      })
      const rows = async () => {
        const connection = await mysql.createConnection(place.databaseUrl ?? '')
        const [found] = await connection.query('SELECT * FROM contacts ORDER BY createdAt')
        await connection.end()
        return found
      }

      const contact = new ContactPage(page, 'it')
      await contact.open('', site.url)
      await contact.fill()
      const { id } = await contact.send()
      await contact.expectToast(it.toast.success.title, it.toast.success.description)
      await contact.expectThanks(id)
      expect(await rows()).toEqual([expect.objectContaining({ ...visitor, id, language: 'it' })])
      await expect.poll(() => mailServer.mails.length).toBe(1)
      const [mail] = mailServer.mails
      if (!mail) throw new Error('No mail has come')
      expectMail(mail, id)
      expect(mail.to?.[0]?.address).toBe('negozio@example.com')

      problems.allow(/Failed to load resource: .* 503 .*\/api\/contacts\)$/)
      await contact.main.getByRole('link', { name: it.sent.again }).click()
      // The same text would be the same request.
      const another = { message: 'Buongiorno,\nuna seconda domanda.' }
      await contact.fill(another)
      databaseServer.process.kill('SIGKILL')
      await contact.submit.click()
      await contact.expectFailure()
      await contact.expectFilled(another)
      await databaseServer.restart()
      const second = await contact.send()
      await contact.expectThanks(second.id)
      expect(await rows()).toHaveLength(2)
      await expect.poll(() => mailServer.mails.length).toBe(2)
    } finally {
      await mailServer.stop()
      await place.remove()
    }
  })
})
