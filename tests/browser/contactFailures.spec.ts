import type { Route } from '@playwright/test'
import { en } from '../../views/pages/contacts/text.en'
import { it } from '../../views/pages/contacts/text.it'
import { ContactPage, isPost, visitor } from './ContactPage'
import { everyPost, savedRow } from './sentRequests'
import { expect, test } from './site'

test.describe('A request that fails', () => {
  test.beforeEach(({ problems }) => {
    problems.allow(/Failed to load resource: .*\/api\/contacts\)$/)
  })

  const failures: {
    why: string
    fail: (route: Route) => Promise<void>
    reason?: 'network'
  }[] = [
    { why: 'no database', fail: (route) => route.fulfill({ status: 503, body: '' }) },
    {
      why: 'a proxy’s own page',
      fail: (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    },
    {
      why: 'a 400 without fields',
      fail: (route) => route.fulfill({ status: 400, body: 'no JSON' }),
    },
    { why: 'no network', fail: (route) => route.abort(), reason: 'network' },
  ]
  test('says so whatever it failed for, and keeps what was typed', async ({
    page,
    problems,
    site,
  }) => {
    problems.allow(/^request failed: .*\/api\/contacts net::ERR_FAILED$/)
    const contact = new ContactPage(page, 'en')
    await contact.open()
    await contact.fill()
    for (const { why, fail, reason } of failures) {
      await test.step(why, async () => {
        await page.route(everyPost, fail)
        await contact.submit.click()
        await contact.expectToast(
          'Error',
          'An error occurred during sending. Please try again later.',
        )
        await expect(contact.toasts).toHaveAttribute('data-variant', 'destructive')
        await contact.expectFailure(undefined, reason)
        await contact.expectFilled()
        await contact.toasts.getByRole('button').click()
        await page.unroute(everyPost)
      })
    }
    const { id } = await contact.send()
    await contact.expectThanks(id)
    expect(savedRow(site.dataDir, id)).toMatchObject(visitor)
  })

  test('leaves the focus where one types after it', async ({ page }) => {
    const contact = new ContactPage(page, 'it')
    await contact.open()
    await contact.fill()
    await page.route(everyPost, (route) => route.fulfill({ status: 503, body: '' }))
    await contact.submit.click()
    await contact.expectFailure()
    const email = contact.field('email')
    await email.fill('anna@')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await email.press('End')
    await email.pressSequentially('example.com')
    await expect(email).toHaveValue('anna@example.com')
    await expect(email).toBeFocused()
  })

  test('for too many says until when, and its own button sends once more', async ({
    page,
    site,
  }) => {
    const contact = new ContactPage(page, 'it')
    await contact.open()
    await contact.fill({ message: 'Buongiorno, troppi invii.' })
    await page.route(everyPost, (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '661' }, body: '' }),
    )
    await contact.submit.click()
    const { failed } = it
    const heading = contact.form.getByRole('heading', { name: failed.tooMany.heading })
    await expect(heading).toBeFocused()
    const when = failed.tooMany.body.replace('{time}', 'fra 12 minuti')
    await expect(contact.form.getByText(when)).toBeVisible()
    await contact.expectToast(it.toast.error.title, when)
    await page.unroute(everyPost)
    await contact.takeTime()
    await contact.form.getByRole('button', { name: failed.again }).click()
    await expect(page).toHaveURL(/inviata=/)
    const id = new URL(page.url()).searchParams.get('inviata') ?? ''
    await contact.expectThanks(id)
    expect(savedRow(site.dataDir, id)).toMatchObject({ message: 'Buongiorno, troppi invii.' })
  })

  test('for a field only the server refuses shows that at the field', async ({ page, site }) => {
    const contact = new ContactPage(page, 'en')
    await contact.open()
    await contact.fill({ email: 'anna..rossi@example.com' })
    const answered = page.waitForResponse((response) => isPost(response.request()))
    await contact.submit.click()
    expect((await answered).status()).toBe(400)
    await contact.expectProblem('email', en.problems.email)
    await contact.expectToast(en.toast.refused.title, en.toast.refused.description)
    const summary = contact.form.getByRole('region', { name: en.summary })
    await expect(summary.getByRole('heading')).toBeFocused()
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

  test('for the VAT number says it no longer once one writes as no business', async ({ page }) => {
    const contact = new ContactPage(page, 'it')
    await contact.open()
    await contact.fill()
    const fields = { vatNumber: 'characters', lastName: 'tooLong' }
    await page.route(everyPost, (route) =>
      route.fulfill({ status: 400, json: { message: 'refused', fields } }),
    )
    await contact.submit.click()
    const summary = contact.form.getByRole('region', { name: it.summary })
    await expect(summary.getByRole('listitem')).toHaveCount(2)
    const business = contact.form.getByRole('checkbox', { name: it.form.business })
    await business.uncheck()
    await expect(summary.getByRole('listitem')).toHaveText(`Cognome: ${it.problems.tooLong}`)
    await business.check()
    await expect(summary.getByRole('listitem')).toHaveCount(2)
    await contact.field('lastName').fill('Rossi')
    await business.uncheck()
    await expect(summary).toHaveCount(0)
  })
})
