import type { Page } from '@playwright/test'
import { en } from '../../views/pages/contacts/text.en'
import { it } from '../../views/pages/contacts/text.it'
import { ContactPage } from './ContactPage'
import { everyPost, sendInVain } from './sentRequests'
import { expect, test } from './site'

/** Has a page keep what its live regions say. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const note = () => {
      for (const region of document.querySelectorAll('[role=status]')) {
        const words = region.textContent ?? ''
        if (/\w/.test(words)) said.push(words)
      }
    }
    new MutationObserver(note).observe(document, { subtree: true, childList: true })
  })
}

const saidOn = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { said: string[] }).said)])

test.describe('The toast', () => {
  test('is one at a time, and the newest', async ({ page, problems }) => {
    const contact = new ContactPage(page, 'en')
    await sendInVain(contact, problems)
    await contact.toasts.evaluate((toast) => toast.setAttribute('data-seen', ''))
    await contact.submit.click()
    await expect(page.locator('[data-seen]')).toHaveCount(0)
    await contact.holdToast()

    await page.unroute(everyPost)
    await contact.send()
    await contact.expectToast(en.toast.success.title, en.toast.success.description)
    await expect(page.getByRole('region').getByText('Error', { exact: true })).toHaveCount(0)
  })

  test('is no wider than 420 px, has the focus on F8, and goes by its button', async ({ page }) => {
    const contact = new ContactPage(page, 'it')
    await contact.open()
    await contact.fill()
    await contact.send()
    await contact.holdToast()
    await page.keyboard.press('F8')
    const region = page.getByRole('region', { name: 'Notifiche (F8)' })
    await expect(region.getByRole('list')).toBeFocused()
    expect((await region.getByRole('list').boundingBox())?.width).toBe(420)
    await page.keyboard.press('Tab')
    await expect(contact.toasts).toBeFocused()
    await contact.toasts.getByRole('button', { name: 'Chiudi' }).click()
    await expect(contact.toasts).toHaveCount(0)
    await expect(contact.main.getByRole('heading', { name: it.sent.heading })).toBeVisible()
  })

  test('goes after five seconds, and the panel stays', async ({ page }) => {
    await page.clock.install()
    await listen(page)
    const contact = new ContactPage(page, 'it')
    await contact.open()
    await contact.fill()
    // From here on time goes by only when the test says so.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    const { id } = await contact.send()
    // The toast's code has to arrive, and React takes a moment to reveal it.
    const shown = async () => {
      await page.clock.runFor(100)
      return contact.toasts.count()
    }
    await expect.poll(shown).toBe(1)
    await page.clock.runFor(4500)
    await expect(contact.toasts).toHaveCount(1)
    await page.clock.runFor(500)
    await expect(contact.toasts).toHaveCount(0)
    await contact.expectThanks(id)
    // The heading of what came of it has the focus, and is read.
    expect(await saidOn(page)).toEqual([it.form.submitting])
  })

  test('of a failure goes as well, and the panel that says why stays', async ({
    page,
    problems,
  }) => {
    await page.clock.install()
    await listen(page)
    const contact = new ContactPage(page, 'it')
    await sendInVain(contact, problems)
    await contact.expectToast(it.toast.error.title, it.toast.error.description)
    await page.mouse.move(0, 0)
    await page.clock.runFor(6000)
    await expect(contact.toasts).toHaveCount(0)
    await contact.expectFailure()
    expect(await saidOn(page)).toEqual([it.form.submitting])
  })
})
