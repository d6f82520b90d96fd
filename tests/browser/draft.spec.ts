import type { Page } from '@playwright/test'
import { pathTo } from '../../src/shared/routes'
import { siteText } from '../../views/text/site'
import { ContactPage, visitor } from './ContactPage'
import { expect, hydrated, test } from './site'

const stored = (page: Page) => page.evaluate(() => Object.entries(sessionStorage))

test.describe('What is typed into the form', () => {
  test('is there again after any link and Back, and after a load', async ({ page }) => {
    const contact = new ContactPage(page, 'it')
    await contact.open()
    await contact.fill()
    await contact.form.getByRole('link', { name: contact.text.form.noticeLink }).click()
    await expect(page).toHaveURL(pathTo('privacy', 'it'))
    await page.goBack()
    await contact.expectFilled()

    await page.goto(pathTo('faq', 'it'))
    await page.goBack()
    await hydrated(page)
    await contact.expectFilled()

    await contact.field('message').fill('')
    await page.getByRole('contentinfo').getByRole('link', { name: siteText.it.nav.home }).click()
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: siteText.it.nav.contacts })
      .click()
    await contact.expectFilled({ message: '' })
  })

  test('is forgotten with success, and only then', async ({ page, problems }) => {
    problems.allow(/Failed to load resource: .* 503 .*\/api\/contacts\)$/)
    const contact = new ContactPage(page, 'en')
    await contact.open()
    await contact.fill()
    await page.route('**/api/contacts', (route) => route.fulfill({ status: 503 }))
    await contact.submit.click()
    await contact.expectFailure()
    expect(await stored(page)).toHaveLength(1)
    await page.unrouteAll()
    const { id } = await contact.send()
    await contact.expectThanks(id)
    expect((await stored(page)).map(([key]) => key)).toEqual(['sent-request'])
    await contact.open()
    await contact.expectEmpty()
  })

  test('stays with its line, whose type is preselected until the visitor chooses one', async ({
    page,
  }) => {
    const contact = new ContactPage(page, 'it')
    await contact.open('?linea=keratin-tips')
    await contact.field('firstName').fill(visitor.firstName)

    await contact.open('?linea=protesi-donna')
    await expect(contact.field('firstName')).toHaveValue(visitor.firstName)
    await expect(contact.field('requestType')).toHaveValue('Preventivo Parrucche su Misura')
    await contact.field('requestType').selectOption('Informazioni Generali')

    await contact.open('?linea=keratin-tips')
    await expect(contact.field('requestType')).toHaveValue('Informazioni Generali')
  })

  test('starts anew where storage holds no draft', async ({ page }) => {
    const contact = new ContactPage(page, 'en')
    await contact.open()
    for (const draft of [
      '{"typed":',
      'null',
      '{"typed":{"firstName":7,"lastName":null,"email":["a"]},"openMs":"long"}',
    ]) {
      await page.evaluate((text) => sessionStorage.setItem('contact-draft', text), draft)
      await contact.open()
      await expect(contact.field('firstName'), draft).toHaveValue('')
    }
    await contact.fill()
    const { id } = await contact.send()
    await contact.expectThanks(id)
  })

  test('counts from when the form was first opened, so that a quick sender is no bot', async ({
    page,
  }) => {
    const contact = new ContactPage(page, 'en')
    await contact.open()
    await contact.takeTime()
    await contact.fill()
    await page.reload()
    await hydrated(page)
    await contact.expectFilled()
    const [post] = await Promise.all([
      page.waitForRequest('**/api/contacts'),
      contact.submit.click(),
    ])
    expect(post.postDataJSON().elapsedMs).toBeGreaterThan(2000)
  })
})
