import { honeypotField } from '../../src/shared/quotes'
import { pathTo } from '../../src/shared/routes'
import { en } from '../../views/pages/contacts/text.en'
import { ContactPage, visitor } from './ContactPage'
import { everyPost, expectMail, postsOf, savedRow, writtenMail } from './sentRequests'
import { expect, hold, test } from './site'

test.describe('A request', () => {
  test('is sent, saved and mailed, and the visitor told', async ({ page, site }) => {
    const language = 'en'
    const contact = new ContactPage(page, language)
    await contact.open()
    // The text of another test would be the other test's request.
    const message = `${visitor.message}\nIn English`
    await contact.fill({ message })
    const { id } = await contact.send()
    await contact.expectToast(
      'Request sent!',
      'Thank you for contacting us. We will respond within 24 hours.',
    )
    await contact.expectThanks(id)
    expect(savedRow(site.dataDir, id)).toMatchObject({
      ...visitor,
      message,
      language,
      page: pathTo('contacts', language),
      line: null,
      products: '[]',
      items: '[]',
      elapsedMs: expect.any(Number),
    })
    const mail = await writtenMail(site.dataDir, id)
    expectMail(mail, id)
    expect(mail.messageId).toBe(`<${id}.request@${new URL(site.url).hostname}>`)

    await contact.main.getByRole('link', { name: contact.text.sent.again }).click()
    await contact.expectEmpty()
  })

  test('keeps the button disabled and its label changed while it is under way', async ({
    page,
  }) => {
    const posts = postsOf(page)
    const letGo = await hold(page, everyPost)
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
    const posts = postsOf(page)
    const contact = new ContactPage(page, 'en')
    await contact.open('?line=keratin-tips')
    await contact.fill({ requestType: 'Preventivo Extensions Cheratina' })
    await contact.send()
    const headers = await posts[0]?.allHeaders()
    expect(headers).toMatchObject({ 'content-type': 'application/json', cookie: 'language=en' })
    expect(posts[0]?.postDataJSON()).toEqual({
      ...visitor,
      requestType: 'Preventivo Extensions Cheratina',
      items: [],
      language: 'en',
      page: '/en/contacts?line=keratin-tips',
      line: 'keratin-tips',
      elapsedMs: expect.any(Number),
      [honeypotField]: '',
    })
  })
})
