import { pathTo } from '../../src/shared/routes'
import { siteText } from '../../views/text/site'
import { ContactPage } from './ContactPage'
import { addButton } from './productLists'
import { expect, hydrated, open, test } from './site'

test('a visit outlives a server that was away for a while', async ({ page, context, problems }) => {
  problems.allow(/net::ERR_INTERNET_DISCONNECTED/)
  const text = siteText.it
  await open(page, pathTo('keratinTips', 'it'))
  await addButton(page, 'it').click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${text.quote}`) })
    .first()
    .click()
  const contact = new ContactPage(page, 'it')
  await contact.fill()

  await context.setOffline(true)
  await contact.submit.click()
  await contact.expectFailure('keratin-tips', 'network')
  // What it would also say in a toast cannot be had either.
  await expect(contact.toasts).toHaveCount(0)
  // What was fetched before is there without a server; what was not is for the browser to say.
  await page.goBack()
  await expect(page).toHaveURL(pathTo('keratinTips', 'it'))
  await page.goForward()
  await contact.expectFilled()
  await expect(contact.items.getByRole('listitem')).toHaveCount(1)
  const footer = page.getByRole('contentinfo')
  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest())
  await footer.getByRole('link', { name: text.nav.faq, exact: true }).click()
  await failed

  await context.setOffline(false)
  await page.reload()
  await hydrated(page)
  await expect(page).toHaveURL(pathTo('faq', 'it'))
  await page.goBack()
  await hydrated(page)
  await contact.expectFilled()
  await expect(contact.items.getByRole('textbox')).toHaveCount(1)
  const { id } = await contact.send()
  await contact.expectThanks(id)
})
