import { honeypotField, textFields } from '../../src/shared/quotes'
import { pathTo } from '../../src/shared/routes'
import { en } from '../../views/pages/contacts/text.en'
import { ContactPage, visitor } from './ContactPage'
import { everyPost, expectMail, postsOf, savedRow, writtenMail } from './sentRequests'
import { expect, hold, test } from './site'

test.describe('A request', () => {
  test('is sent, saved and mailed, and the visitor thanked', async ({ page, site }) => {
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

  test('takes no change while it is under way, which would be lost, and says that it is', async ({
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
    for (const name of textFields) await expect(contact.field(name)).toBeDisabled()
    await page.keyboard.press('Enter')
    letGo()
    await expect(contact.main.getByRole('heading', { name: en.sent.heading })).toBeVisible()
    expect(posts).toHaveLength(1)
    expect(posts[0]?.postDataJSON()).toMatchObject({ [honeypotField]: '' })
  })
})
