import { lineQuery } from '../../src/shared/contactLinks'
import { ContactPage } from './ContactPage'
import { productsOf } from './productLists'
import { postsOf } from './sentRequests'
import { expect, phone, test } from './site'

test('the form says nothing of a field before it is sent, and speaks at every change from then on', async ({
  page,
}) => {
  const posts = postsOf(page)
  const contact = new ContactPage(page, 'en')
  await contact.open()
  // What is typed stands upright.
  const slant = (one: Element) => getComputedStyle(one, '::placeholder').fontStyle
  expect(await contact.field('email').evaluate(slant)).toBe('italic')
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
  // How many there are, and the way to each.
  const summary = contact.form.getByRole('region', { name: contact.text.summary })
  await expect(summary.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(summary.getByRole('heading')).toContainText('(6)')
  await summary.getByRole('link', { name: problems.phone }).press('Enter')
  await expect(contact.field('phone')).toBeFocused()
  for (const link of await summary.getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }

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

test('a form that was sent in vain begins right below the header on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const query of ['', lineQuery('keratin-tips', 'it')]) {
    const contact = new ContactPage(page, 'it')
    await contact.open(query)
    await contact.submit.click()
    const summary = contact.form.getByRole('region', { name: contact.text.summary })
    await expect(summary.getByRole('heading')).toBeFocused()
    const header = await page.getByRole('banner').boundingBox()
    const room = ((await contact.form.boundingBox())?.y ?? 0) - (header?.height ?? 0)
    expect(room).toBeGreaterThan(0)
    expect(room).toBeLessThan(32)
  }
})

test('the steppers say what they can do with what stands between them', async ({ page }) => {
  const [product] = await productsOf(page, 'keratin-tips')
  const contact = new ContactPage(page, 'it')
  await contact.open(lineQuery('keratin-tips', 'it'))
  await contact.add(product.name)
  const quantity = contact.quantity(product.name)
  const { more, fewer } = contact.text.form.items
  const step = (by: string) =>
    contact.items.getByRole('button', { name: `${by}: ${product.name}`, exact: true })
  const cases = [
    // What is typed, whether there is fewer and more of it, and what more makes of it.
    ['', false, true, '1'],
    ['  ', false, true, '1'],
    ['due', false, false, 'due'],
    ['1', false, true, '2'],
    ['1.000', true, true, '1001'],
    ['10000', true, false, '10000'],
    ['20000', false, false, '20000'],
  ] as const
  for (const [typed, hasFewer, hasMore, then] of cases) {
    await quantity.fill(typed)
    await expect(step(fewer), typed).toHaveAttribute('aria-disabled', String(!hasFewer))
    await expect(step(more), typed).toHaveAttribute('aria-disabled', String(!hasMore))
    // It takes the press, and does nothing where it says so.
    await step(more).click({ force: true })
    await expect(quantity, typed).toHaveValue(then)
  }
})
